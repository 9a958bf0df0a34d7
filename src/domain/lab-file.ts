import { readEyes } from './lab-eye.ts';
import { mapFields, orderTexts } from './lab-fields.ts';
import { readFrame, readJob } from './lab-frame.ts';
import { readAcknowledged, readKept } from './lab-kept.ts';
import { mendLabels } from './lab-labels.ts';
import { readLens } from './lab-lens.ts';
import type { LabOrder } from './lab-order.ts';
import { type LabNote, type LabReader, labReader, noted, textAt } from './lab-reader.ts';
import { readRecords } from './lab-records.ts';
import { readRemarks } from './lab-remarks.ts';
import { readTexts } from './lab-text.ts';
import { meaningOf, sideWords } from './lab-words.ts';
import { mirrorTrace } from './trace.ts';
import { readTraceBlocks } from './trace-records.ts';

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
