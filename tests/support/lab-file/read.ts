import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { readTraceBlocks } from '../../../src/domain/frame/trace-records.ts';
import { orderTexts } from '../../../src/domain/lab-file/fields.ts';
import type { LabOrder } from '../../../src/domain/lab-file/order.ts';
import { sideWords } from '../../../src/domain/lab-file/words.ts';
import { readRecords } from '../../../src/domain/lab-format/records.ts';
import { mendLabels } from './mend-labels.ts';
import { readEyes } from './read-eye.ts';
import { readFrame, readJob } from './read-frame.ts';
import { readDismissals, readKept } from './read-kept.ts';
import { readLens } from './read-lens.ts';
import { readRemarks, readTexts } from './read-texts.ts';
import {
  type LabNote,
  type LabReader,
  labReader,
  mapFields,
  meaningOf,
  noted,
  textAt,
} from './reader.ts';

export interface LabReading {
  readonly order: LabOrder;
  readonly notes: readonly LabNote[];
}

/**
 * Reads as much of an order from a lab file as possible and never throws. Reads a file from `writeLabFile` back
 * unchanged.
 */
export function readLabFile(text: string): LabReading {
  const notes: LabNote[] = [];
  const records = mendLabels(readRecords(text), notes);
  const reader = labReader(records, notes);
  const lens = readLens(reader);
  const order: LabOrder = {
    ...mapFields(orderTexts, ({ label }) => readTexts(records, label)[0] ?? ''),
    remarks: readRemarks(records),
    source: readTexts(records, '_SOURCE').join('\n'),
    requests: readTexts(records, '_REQ').filter((id) => id !== ''),
    ...readEyes(reader, lens),
    balance: meaningOf(sideWords, textAt(reader, '_BAL')),
    job: readJob(reader),
    frame: readFrame(reader),
    lens,
    traces: readTraces(reader),
    kept: readKept(records),
    acknowledged: readDismissals(records),
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
