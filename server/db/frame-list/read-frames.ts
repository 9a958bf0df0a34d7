import { sql } from 'kysely';
import type { ListedFrame } from '../../../src/domain/frame-list/frame-entry.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** Which frames of the list a page holds. */
export interface FramePage {
  /** Each begins a word of the frame; empty for all. */
  words: readonly string[];
  /** Id of the last frame of the page before. */
  after: string | undefined;
  limit: number;
}

/** Reads frames of the list by their names; unless the frame of the position is gone, pages meet without a gap. */
export function readFrames(
  database: Database,
  { words, after, limit }: FramePage,
): Promise<ListedFrame[]> {
  const beyond = after
    ? sql`(name_order, id) > (select name_order, id from frames where id = ${after}::uuid)`
    : sql`true`;
  const query = sql<ListedFrame>`
    select id, brand, alias, model, size, frame_type as type, shape, material, a, b, dbl, ed, picture
    from frames
    where search like all (${words.map((word) => `% ${word}%`)}::text[]) and ${beyond}
    order by name_order, id limit ${limit}`;
  const name = after ? 'frames-after' : 'frames';
  return queryInScope(database, 'directory', name, query.compile(database.queries));
}
