import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { frameKey, frameWords } from '../../../src/domain/frame/last-frames.ts';
import type { FrameEntry } from '../../../src/domain/frame-list/frame-entry.ts';
import { keepPictureFiles, type StoredPicture } from '../accessories/pictures.ts';
import type { Author } from '../audit/author.ts';
import { differences } from '../audit/differences.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { lockInScope } from '../pool/lock-in-scope.ts';
import type { Transaction } from '../schema/transaction.ts';

type Asked = { id: string; entry: FrameEntry };

/** Ids of frames whose brand, model and size another frame of the list already has. */
export class TakenNames extends Error {
  readonly ids: ReadonlySet<string>;

  constructor(ids: ReadonlySet<string>) {
    super('Frames of these names are in the list');
    this.ids = ids;
  }
}

const nameOf = ({ brand, model, size }: Pick<FrameEntry, 'brand' | 'model' | 'size'>) =>
  [brand, model, size].join(' ').trim();

const rowOf = ({ type, ...entry }: FrameEntry) => ({
  ...entry,
  frameType: type,
  key: frameKey(entry),
  search: ` ${frameWords(entry).join(' ')}`,
});

/**
 * Transactions that change the list wait here for each other before they lock any row, so that they cannot deadlock.
 */
const lockList = (transaction: Transaction) =>
  sql`lock table frames in share row exclusive mode`.execute(transaction);

/** The current frame, locked until the end of the transaction, and its picture. */
async function findFrame(transaction: Transaction, id: string) {
  const row = await transaction
    .selectFrom('frames')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { brand, alias, model, size, frameType: type, shape, material, a, b, dbl, ed } = row;
  const entry: FrameEntry = { brand, alias, model, size, type, shape, material, a, b, dbl, ed };
  return { entry, picture: row.picture };
}

/** Saves a frame. If nothing differs, nothing is written, so repeating it has no effect. */
async function save(
  transaction: Transaction,
  { id, entry }: Asked,
  by: Author,
): Promise<'added' | 'changed' | 'same'> {
  const known = await findFrame(transaction, id);
  const recorded = { by, subject: id, subjectName: nameOf(entry) };
  if (!known) {
    await transaction
      .insertInto('frames')
      .values({ id, ...rowOf(entry) })
      .execute();
    await recordAudit(transaction, { ...recorded, action: 'frame.add', after: entry });
    return 'added';
  }
  const [before, after] = differences(known.entry, entry);
  if (isDeepStrictEqual(before, after)) return 'same';
  await transaction.updateTable('frames').set(rowOf(entry)).where('id', '=', id).execute();
  await recordAudit(transaction, { ...recorded, action: 'frame.change', before, after });
  return 'changed';
}

/** Throws if a frame would be in the list twice. */
async function refuseTaken(transaction: Transaction, asked: readonly Asked[]): Promise<void> {
  const byKey = new Map(asked.map(({ id, entry }) => [frameKey(entry), id]));
  const same = await transaction
    .selectFrom('frames')
    .select(['id', 'key'])
    .where('key', 'in', [...byKey.keys()])
    .execute();
  const taken = same.filter(({ id, key }) => id !== byKey.get(key));
  if (taken.length > 0) throw new TakenNames(new Set(taken.map(({ key }) => byKey.get(key) ?? '')));
}

/**
 * Saves frames, all or none. Locks the list, so that if two people add the same frame, the second one gets the error.
 * Throws `TakenNames`.
 */
export function saveFrames(
  database: Database,
  asked: readonly Asked[],
  by: Author,
): Promise<{ added: number; changed: number }> {
  return lockInScope(database, 'lab', async (transaction) => {
    await lockList(transaction);
    await refuseTaken(transaction, asked);
    const saved = { added: 0, changed: 0, same: 0 };
    for (const each of asked) saved[await save(transaction, each, by)] += 1;
    const { added, changed } = saved;
    return { added, changed };
  });
}

/** Deletes a frame from the list; false if it does not exist. */
export function removeFrame(database: Database, id: string, by: Author): Promise<boolean> {
  return lockInScope(database, 'lab', async (transaction) => {
    await lockList(transaction);
    const known = await findFrame(transaction, id);
    if (!known) return false;
    await transaction.deleteFrom('frames').where('id', '=', id).execute();
    const subjectName = nameOf(known.entry);
    const before = known.entry;
    await recordAudit(transaction, {
      by,
      action: 'frame.remove',
      subject: id,
      subjectName,
      before,
    });
    return true;
  });
}

/** Replaces a frame's picture, or removes it if null. Returns whether the frame exists. */
export function setFramePicture(
  database: Database,
  { id, picture, by }: { id: string; picture: StoredPicture | null; by: Author },
): Promise<boolean> {
  return lockInScope(database, 'lab', async (transaction) => {
    await lockList(transaction);
    const known = await findFrame(transaction, id);
    if (!known) return false;
    const hash = picture?.hash ?? null;
    if (picture) await keepPictureFiles(transaction, picture);
    if (known.picture === hash) return true;
    await transaction.updateTable('frames').set({ picture: hash }).where('id', '=', id).execute();
    await recordAudit(transaction, {
      by,
      action: hash ? 'frame.setPicture' : 'frame.removePicture',
      subject: id,
      subjectName: nameOf(known.entry),
      before: known.picture === null ? undefined : { picture: known.picture },
      after: hash === null ? undefined : { picture: hash },
    });
    return true;
  });
}
