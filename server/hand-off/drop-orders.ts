import { mkdir } from 'node:fs/promises';
import { readDropPosition, storeDropPosition } from '../db/hand-off/drop-position.ts';
import { type FeedPosition, readFeed, startingAt } from '../db/hand-off/read-feed.ts';
import type { Database } from '../db/pool/database.ts';
import { syncFolder, writeDurably } from './durable-file.ts';
import { readFeedCursor, writeFeedCursor } from './feed-cursor.ts';
import { writeOrderFiles } from './order-files.ts';

/** Files written before the position is stored. */
const atOnce = 50;

/** Where to go on: at first with what is accepted from now on. */
async function positionIn(database: Database): Promise<FeedPosition> {
  const stored = await readDropPosition(database);
  const position = stored === undefined ? startingAt(new Date()) : readFeedCursor(stored);
  if (!position) throw new Error('the stored position of the drop folder is none');
  if (stored === undefined) await storeDropPosition(database, writeFeedCursor(position));
  return position;
}

/**
 * Writes accepted orders as files into a folder. The position is stored once the files are on the disk: killed in
 * between, it writes the same orders again, under the same names. Returns how many it wrote.
 */
export async function dropOrders(database: Database, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  for (;;) {
    const after = await positionIn(database);
    const page = await readFeed(database, { after, events: ['accept'], limit: atOnce });
    const files = await writeOrderFiles(database, page.orders);
    for (const { name, text } of files) await writeDurably(folder, name, text);
    if (files.length > 0) await syncFolder(folder);
    await storeDropPosition(database, writeFeedCursor(page.next));
    count += files.length;
    if (page.isAll) return count;
  }
}
