import type { Issue } from '../vocabulary/issue.ts';
import type { ShelfCount } from './shelf-count.ts';

/** Checks whether stock covers the pieces of an item that the lab stocks. `path` is the line's, `lines.3`. */
export function checkShortage(count: ShelfCount, pieces: number, path: string): Issue[] {
  if (count === 'hidden' || count >= pieces) return [];
  if (count === 0) return [{ path: `${path}.pieces`, code: 'stockOut', params: { onHand: 0 } }];
  return [{ path: `${path}.pieces`, code: 'stockShort', params: { onHand: count } }];
}

const shortages: ReadonlySet<string> = new Set([
  'stockShort',
  'stockOut',
  'powerNotMade',
  'unknownLens',
  'unknownItem',
]);

/** The line with missing pieces that could wait for stock; undefined for any other issue. */
export function missingLine({ path, code }: Issue): number | undefined {
  if (code !== 'stockShort' && code !== 'stockOut') return undefined;
  const [, line] = /^lines\.(\d+)\.pieces$/.exec(path) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** Whether ordering only what is in stock would resolve the issue. */
export function isShortage({ path, code }: Issue): boolean {
  return path.startsWith('lines.') && shortages.has(code);
}
