import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ReportOutcome } from '../../../src/api/hand-off/contract.ts';
import type { DropFailureReason } from '../../../src/domain/hand-off/drop-failure.ts';
import { mostReported } from '../../../src/domain/hand-off/reported-event.ts';
import { storeDropFailures, storeRefused } from '../../db/hand-off/drop-failures.ts';
import { theServer } from '../../db/order-events/write-event.ts';
import type { Database } from '../../db/pool/database.ts';
import { isTemporary } from '../../db/pool/is-temporary.ts';
import { makeFolder } from '../../process/disk/make-folder.ts';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';
import { moveAnswered, moveRefused } from './move-answers.ts';
import { decodeText, readRegularFile } from './read-regular-file.ts';
import { reportEvent } from './report-events.ts';

const answers = z.strictObject({
  events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostReported)),
});

/** Largest size of an answer file in bytes, the same as for a request. */
const maxBytes = 256 * 1024;

/** A file that is not valid JSON may still be being written; after this time in milliseconds it is refused. */
const writingMs = 10_000;

/** The author that order histories show for the drop folder. */
const author = { ...theServer, name: 'Drop folder' };

/** What to do with an entry: record its answers, or the reason to leave it. */
type ReadResult =
  | { kind: 'answers'; events: readonly unknown[] }
  | { kind: 'unreadable' }
  | { kind: 'beingWritten' }
  | { kind: 'stays'; reason: DropFailureReason };

async function read(file: string): Promise<ReadResult> {
  const found = await readRegularFile(file, maxBytes);
  if (!found) return { kind: 'stays', reason: 'notFile' };
  const text = found.bytes && decodeText(found.bytes);
  const content = answers.safeParse(text === undefined ? undefined : parse(text));
  if (content.success) return { kind: 'answers', events: content.data.events };
  // A clock that is ahead must not delay the file forever.
  const isRecent = Math.abs(Date.now() - found.writtenAt) < writingMs;
  return { kind: isRecent ? 'beingWritten' : 'unreadable' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Outcomes of the events; `failed` if one cannot be recorded although the database is available. */
async function report(
  database: Database,
  events: readonly unknown[],
): Promise<ReportOutcome[] | 'failed'> {
  try {
    const outcomes: ReportOutcome[] = [];
    for (const event of events) outcomes.push(await reportEvent(database, author, event));
    return outcomes;
  } catch (error) {
    if (isTemporary(error)) throw error;
    log.error(
      { job: 'answers of the drop folder', ...logged(error) },
      'recording an answer file failed',
    );
    return 'failed';
  }
}

const isRecorded = ({ result }: ReportOutcome) => result === 'recorded' || result === 'repeated';

/** Result for an entry: it was moved, it waits, or it failed. */
type Outcome = 'moved' | 'waits' | DropFailureReason;

/** Reads an entry and moves it away. Errors in it affect only that entry; only an unavailable database ends the run. */
async function handle(database: Database, folder: string, name: string): Promise<Outcome> {
  const found = await read(path.join(folder, name)).catch((error: NodeJS.ErrnoException) =>
    failureOf(error, name),
  );
  if (found.kind === 'beingWritten') return 'waits';
  if (found.kind === 'stays') return found.reason;
  const outcomes = found.kind === 'answers' ? await report(database, found.events) : 'unreadable';
  if (outcomes === 'failed') return 'failed';
  const isDone = outcomes !== 'unreadable' && outcomes.every(isRecorded);
  try {
    if (isDone) await moveAnswered(folder, name);
    else await moveRefused(folder, name, outcomes);
  } catch {
    return 'notMoved';
  }
  if (!isDone) await storeRefused(database, name);
  return 'moved';
}

/** Names that are not valid UTF-8 cannot be opened, so such files are not found although they exist. */
function failureOf({ code }: NodeJS.ErrnoException, name: string): ReadResult {
  if (code === 'ENOENT' && !name.includes('\ufffd')) return { kind: 'beingWritten' };
  return { kind: 'stays', reason: code === 'ELOOP' ? 'notFile' : 'unreadable' };
}

async function entriesIn(folder: string): Promise<string[]> {
  await makeFolder(folder);
  const names = await readdir(folder);
  // If these folders cannot be made, only the files to be moved there have to wait.
  for (const each of ['done', 'refused'])
    await makeFolder(path.join(folder, each)).catch(() => undefined);
  return names.filter((name) => !name.startsWith('.') && /\.json$/i.test(name)).sort();
}

/**
 * Reads the answer files in a folder like reports of machines, and moves each to `done`, or to `refused` together with
 * the results of its events. If the process is killed before the move, it reads the file again, and the ids of its
 * events keep them from being recorded twice. Entries that cannot be read or moved stay, and are reported to the lab.
 * Returns the number of files moved.
 */
export async function readAnswers(
  database: Database,
  folder: string,
  ending?: AbortSignal,
): Promise<number> {
  const failing = new Map<string, DropFailureReason>();
  let count = 0;
  const names = await entriesIn(folder).catch(async (error: unknown) => {
    await storeDropFailures(database, 'answers', new Map([['', 'noFolder']]));
    throw error;
  });
  for (const name of names) {
    if (ending?.aborted) return count;
    const outcome = await handle(database, folder, name);
    if (outcome === 'moved') count += 1;
    else if (outcome !== 'waits') failing.set(name, outcome);
  }
  await storeDropFailures(database, 'answers', failing);
  return count;
}
