import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ReportOutcome } from '../../src/api/hand-off/feed-contract.ts';
import { mostReported } from '../../src/domain/hand-off/reported-event.ts';
import { theServer } from '../db/order-events/write-event.ts';
import type { Database } from '../db/pool/database.ts';
import { syncFolder, writeDurably } from './durable-file.ts';
import { reportEvent } from './report-events.ts';

const answers = z.strictObject({
  events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostReported)),
});

/** Bytes of a file with answers, as many as a request may have. */
const largest = 256 * 1024;

/** A file that is no JSON may still be being written; after this time, in milliseconds, it is refused. */
const writingMs = 10_000;

/** As whom order histories name the drop folder. */
const author = { ...theServer, name: 'Drop folder' };

/** What came of a file; undefined while it is still being written. */
type Read = { folder: 'done' | 'refused'; outcomes: ReportOutcome[] | 'unreadable' } | undefined;

async function readOne(database: Database, file: string): Promise<Read> {
  const { size, mtimeMs } = await stat(file);
  const read = size <= largest ? answers.safeParse(parse(await readFile(file, 'utf8'))) : undefined;
  if (!read?.success) {
    if (Date.now() - mtimeMs < writingMs) return undefined;
    return { folder: 'refused', outcomes: 'unreadable' };
  }
  const outcomes: ReportOutcome[] = [];
  for (const event of read.data.events) outcomes.push(await reportEvent(database, author, event));
  const isDone = outcomes.every(({ result }) => result === 'recorded' || result === 'repeated');
  return { folder: isDone ? 'done' : 'refused', outcomes };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the files of answers in a folder, as reports of machines, and moves each to `done`, or to `refused` with what
 * came of its events beside it. Killed before the move, it reads the file again, and the ids of its events keep them
 * from being recorded twice. Returns how many files it moved.
 */
export async function readAnswers(database: Database, folder: string): Promise<number> {
  for (const each of ['done', 'refused']) await mkdir(path.join(folder, each), { recursive: true });
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.json$/i.test(name)).sort();
  let count = 0;
  for (const name of names) {
    const read = await readOne(database, path.join(folder, name));
    if (!read) continue;
    const target = path.join(folder, read.folder);
    if (read.folder === 'refused') {
      await writeDurably(target, `${name}.reason`, JSON.stringify(read.outcomes, null, 2));
    }
    await rename(path.join(folder, name), path.join(target, name));
    await syncFolder(target);
    count += 1;
  }
  return count;
}
