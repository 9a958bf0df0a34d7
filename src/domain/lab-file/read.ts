import { mirrorTrace } from '../frame/trace.ts';
import { readTraceBlocks } from '../frame/trace-records.ts';
import { readRecords } from '../lab-format/records.ts';
import { readRemarks } from '../lab-format/remarks.ts';
import { readTexts } from '../lab-format/text.ts';
import { mapFields, orderTexts } from './fields.ts';
import { readAcknowledged, readKept } from './kept.ts';
import { mendLabels } from './labels.ts';
import type { LabOrder } from './order.ts';
import { readEyes } from './read-eye.ts';
import { readFrame, readJob } from './read-frame.ts';
import { readLens } from './read-lens.ts';
import { type LabNote, type LabReader, labReader, noted, textAt } from './reader.ts';
import { meaningOf, sideWords } from './words.ts';

/** What a lab file says. */
export interface LabReading {
  readonly order: LabOrder;
  /** What a person should look at. */
  readonly notes: readonly LabNote[];
}

/** Reads an order from a lab file, as far as it goes; never throws. What `writeLabFile` wrote comes back the same. */
export function readLabFile(text: string): LabReading {
  const notes: LabNote[] = [];
  const records = mendLabels(readRecords(text), notes);
  const reader = labReader(records, notes);
  const lens = readLens(reader);
  const order: LabOrder = {
    ...mapFields(orderTexts, ({ label }) => readTexts(records, label)[0] ?? ''),
    remarks: readRemarks(records),
    requests: readTexts(records, '_REQ').filter((id) => id !== ''),
    ...readEyes(reader, lens),
    balance: meaningOf(sideWords, textAt(reader, '_BAL')),
    job: readJob(reader),
    frame: readFrame(reader),
    lens,
    traces: readTraces(reader),
    kept: readKept(records),
    acknowledged: readAcknowledged(records),
  };
  return { order, notes };
}

function readTraces(reader: LabReader): LabOrder['traces'] {
  const read = readTraceBlocks(reader.records);
  if (read.kind === 'problem') {
    noted(reader, { code: 'labTrace', label: 'TRCFMT', problem: read.problem });
    return { right: null, left: null };
  }
  const of = (...sides: string[]) => read.blocks.find(({ side }) => sides.includes(side))?.trace;
  const both = of('both');
  const left = both ? mirrorTrace(both) : of('left');
  return { right: of('right', 'both') ?? null, left: left ?? null };
}
