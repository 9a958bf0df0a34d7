import type { Columns } from '../../domain/table-file/column.ts';
import { readTable, type TableReading, tableLimits } from '../../domain/table-file/read-table.ts';
import type { FileRows } from '../stock-files/file-rows.ts';

/** What a file holds, or why nothing of it can be read. */
export type FileReading<Row> =
  | TableReading<Row>
  | { kind: 'refused'; reason: 'tooLarge' | 'notATable' | 'oldExcel' | 'quotes' };

/** Only a malicious file takes longer, ms. */
const patience = 60_000;

/** Unpacks and splits a file in a worker, so that the page stays responsive. */
function rowsOf(file: File): Promise<FileRows> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const refused = { kind: 'refused', reason: 'notATable' } as const;
  return new Promise<FileRows>((resolve) => {
    const timer = setTimeout(resolve, patience, refused);
    worker.addEventListener('error', () => resolve(refused));
    worker.addEventListener('message', ({ data }: MessageEvent<FileRows>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Reads a CSV or Excel file by its columns. `onProgress` gets the share that is read, 0 to 1. */
export async function readFile<Row>(
  file: File,
  columns: Columns<Row>,
  onProgress: (share: number) => void = () => {},
): Promise<FileReading<Row>> {
  if (file.size > tableLimits.bytes) return { kind: 'refused', reason: 'tooLarge' };
  const found = await rowsOf(file);
  if (found.kind === 'refused') return found as FileReading<Row>;
  const reading = readTable(columns, found.rows);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    onProgress(step.value / found.rows.length);
    await nextTask();
  }
}
