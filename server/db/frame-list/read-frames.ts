import { sql } from 'kysely';
import type { ListedFrame } from '../../../src/domain/frame-list/frame-entry.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** The frames on a page of the list. */
export interface FramePage {
  /** Each is a prefix of a word of the frame; empty for all frames. */
  words: readonly string[];
  /** The last frame of the previous page, which may have been deleted since. */
  after: { key: string; id: string } | undefined;
  limit: number;
}

/** A frame with its sort key. */
export interface KeyedFrame {
  key: string;
  frame: ListedFrame;
}

/** Reads frames of the list sorted by name, with keyset pagination. */
export async function readFrames(
  database: Database,
  { words, after, limit }: FramePage,
): Promise<KeyedFrame[]> {
  const beyond = after ? sql`(name_order, id) > (${after.key}, ${after.id}::uuid)` : sql`true`;
  const query = sql<ListedFrame & { key: string }>`
    select id, brand, alias, model, size, frame_type as type, shape, material, a, b, dbl, ed, picture,
      name_order as key
    from frames
    where search like all (${words.map((word) => `% ${word}%`)}::text[]) and ${beyond}
    order by name_order, id limit ${limit}`;
  const name = after ? 'frames-after' : 'frames';
  const found = await queryInScope(database, 'directory', name, query.compile(database.queries));
  return found.map(({ key, ...frame }) => ({ key, frame }));
}
