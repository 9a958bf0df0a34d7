import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { History, Operation, Truth } from './operation.ts';

/** The first line is the start and the last the final state of the database; each line between them is an operation. */
export function writeHistory(file: string, { start, operations, truth }: History): void {
  const open = openSync(file, 'w');
  for (const line of [{ start }, ...operations, { truth }]) {
    writeSync(open, `${JSON.stringify(line)}\n`);
  }
  closeSync(open);
}

/** Reads a history that a run has saved. */
export function readHistory(file: string): History {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const parsed = lines.map((line) => JSON.parse(line));
  const { start } = parsed[0] as Pick<History, 'start'>;
  const { truth } = parsed.at(-1) as { truth: Truth };
  return { start, operations: parsed.slice(1, -1) as Operation[], truth };
}
