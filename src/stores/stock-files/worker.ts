import {
  readStockTable,
  type ScreenChoice,
  type TableReading,
} from '../../domain/stock-table/table.ts';
import type { FileRefusal } from './file-rows.ts';
import { readTableFile } from './table-file.ts';

export type FileTask = { file: File; screen: ScreenChoice };
export type FileReading =
  | Extract<TableReading, { kind: 'read' }>
  | { kind: 'refused'; reason: FileRefusal };
export type FileNews = { kind: 'rows'; done: number; all: number } | FileReading;

const tell = (news: FileNews) => postMessage(news);

async function read({ file, screen }: FileTask): Promise<FileReading> {
  const read = readTableFile(new Uint8Array(await file.arrayBuffer()));
  if (read.kind === 'refused') return read;
  const all = read.rows.length;
  return readStockTable(read.rows, screen, (done) => tell({ kind: 'rows', done, all }));
}

addEventListener('message', ({ data }: MessageEvent<FileTask>) => {
  void read(data).then(tell);
});
