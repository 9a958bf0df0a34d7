import type { ApiPath } from '../../api/api-path.ts';
import { type OwnAnswer, readOwn } from '../shell/read-own.ts';

/**
 * Reads a list page by page until its end or `most` rows, and says whether it is complete; null if a part cannot be
 * read.
 */
export async function readPages<Answer extends { next: string | null }, Row>(
  pathOf: (after: string | null) => ApiPath<{ GET: Answer }>,
  rowsOf: (answer: Answer) => readonly Row[],
  most = Number.POSITIVE_INFINITY,
): Promise<{ rows: Row[]; isWhole: boolean } | null> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const own: OwnAnswer<Answer> = await readOwn(pathOf(after));
    if (own.kind !== 'read') return null;
    rows.push(...rowsOf(own.value));
    after = own.value.next;
  } while (after !== null && rows.length < most);
  return { rows, isWhole: after === null };
}
