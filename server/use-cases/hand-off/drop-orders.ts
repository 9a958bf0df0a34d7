import { storeDropFailures } from '../../db/hand-off/drop-failures.ts';
import { readDropPosition, storeDropPosition } from '../../db/hand-off/drop-position.ts';
import { type FeedPosition, readFeed, startingAt } from '../../db/hand-off/read-feed.ts';
import type { Database } from '../../db/pool/database.ts';
import { makeFolder } from '../../process/disk/make-folder.ts';
import { clearParts, syncFolder, writeDurably } from './durable-file.ts';
import { readFeedCursor, writeFeedCursor } from './feed-cursor.ts';
import { type OrderFile, writeOrderFiles } from './order-files.ts';

/** Files written before the position is stored. */
const atOnce = 50;

/** Where to continue. The first time, with orders that are accepted from now on. */
async function positionIn(database: Database): Promise<FeedPosition> {
  const stored = await readDropPosition(database);
  const position = stored === undefined ? startingAt(new Date()) : readFeedCursor(stored);
  if (!position) throw new Error('the stored position of the drop folder is not valid');
  if (stored === undefined) await storeDropPosition(database, writeFeedCursor(position));
  return position;
}

/** A directory with the file's name can be neither replaced nor moved away, so the file then gets another name. */
async function writeOrder(folder: string, { name, text }: OrderFile): Promise<void> {
  try {
    await writeDurably(folder, name, text);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!/^(EISDIR|ENOTEMPTY|EEXIST)$/.test(code)) throw error;
    await writeDurably(folder, name.replace(/(?=\.[^.]+$)/, '.again'), text);
  }
}

async function writeOrders(folder: string, files: readonly OrderFile[]): Promise<void> {
  if (files.length === 0) return;
  await clearParts(folder);
  for (const file of files) await writeOrder(folder, file);
  await syncFolder(folder);
}

/** Notifies the lab when the folder cannot be used. The notification is cleared once everything works again. */
async function reportingFailure(database: Database, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    await storeDropFailures(database, 'orders', new Map([['', 'noFolder']]));
    throw error;
  }
}

/**
 * Writes accepted orders as files into a folder. The position is stored once the files are on disk: if the process is
 * killed in between, it writes the same orders again, under the same names. Returns the number of files written.
 */
export async function dropOrders(
  database: Database,
  folder: string,
  ending?: AbortSignal,
): Promise<number> {
  await reportingFailure(database, makeFolder(folder));
  let count = 0;
  while (!ending?.aborted) {
    const after = await positionIn(database);
    const page = await readFeed(database, { after, events: ['accept'], limit: atOnce });
    const files = await writeOrderFiles(database, page.orders);
    await reportingFailure(database, writeOrders(folder, files));
    await storeDropPosition(database, writeFeedCursor(page.next));
    count += files.length;
    if (page.isAll) break;
  }
  await storeDropFailures(database, 'orders', new Map());
  return count;
}
