import type { WorkbookChoice } from '../../domain/spreadsheet/workbook-notes.ts';
import { tableLimits } from '../../domain/table-file/read-table.ts';
import type { FileRows } from '../stock-files/file-rows.ts';
import { readTableFile } from '../stock-files/table-file.ts';

export type RowsTask = { file: File; choice: WorkbookChoice };

addEventListener('message', ({ data: { file, choice } }: MessageEvent<RowsTask>) => {
  void file.arrayBuffer().then(
    (bytes) => postMessage(readTableFile(new Uint8Array(bytes), tableLimits, choice)),
    () => postMessage({ kind: 'refused', reason: 'unreadable' } satisfies FileRows),
  );
});
