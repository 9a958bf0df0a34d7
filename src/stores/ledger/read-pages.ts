import type { ApiPath } from '../../api/api-path.ts';
import { type OwnAnswer, readOwn } from '../shell/read-own.ts';

/** Most rows of a file. */
const mostRows = 5000;

/** Reads a list page by page to its end, or as many rows as a file takes; null when a part cannot be read. */
export async function readPages<Answer extends { next: string | null }, Row>(
  pathOf: (after: string | null) => ApiPath<{ GET: Answer }>,
  rowsOf: (answer: Answer) => readonly Row[],
): Promise<Row[] | null> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const own: OwnAnswer<Answer> = await readOwn(pathOf(after));
    if (own.kind !== 'read') return null;
    rows.push(...rowsOf(own.value));
    after = own.value.next;
  } while (after !== null && rows.length < mostRows);
  return rows;
}
