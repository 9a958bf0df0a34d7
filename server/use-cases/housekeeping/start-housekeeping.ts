import { clearPictureFiles } from '../../db/accessories/pictures.ts';
import { clearOldAttempts } from '../../db/accounts/login-attempts.ts';
import { clearOldMoves } from '../../db/counter/moves.ts';
import { clearOldMessages } from '../../db/hand-off/webhook-messages.ts';
import { inOneProcess } from '../../db/jobs/in-one-process.ts';
import { dropOldVersions } from '../../db/list-history/list-versions.ts';
import { clearOldCodes } from '../../db/notifications/address-codes.ts';
import { clearOldOutgoing } from '../../db/notifications/end-message.ts';
import type { Database } from '../../db/pool/database.ts';
import { everyHour } from '../../process/concurrency/every-hour.ts';
import type { Settings } from '../../process/config/settings.ts';
import { deliverShipped } from '../orders/events/deliver-shipped.ts';
import { clearUnsentPhotos } from '../photos/clear-unsent.ts';
import { clearAllEndedSessions } from './clear-ended-sessions.ts';
import { replaceOldNames } from './replace-old-names.ts';

type Work = (database: Database, now: Date) => Promise<unknown>;

const jobs: Readonly<Record<string, Work>> = {
  'delivered orders': deliverShipped,
  'photos never sent': clearUnsentPhotos,
  'pictures no product has': clearPictureFiles,
  'earlier lists': (database) => dropOldVersions(database),
  'ended sessions': clearAllEndedSessions,
  'old sign-in attempts': clearOldAttempts,
  'old webhook messages': clearOldMessages,
  'old notifications': clearOldOutgoing,
  'old address codes': clearOldCodes,
  'old moves of many orders': clearOldMoves,
};

/** Starts the hourly jobs, each in one process at a time. Returns the function that stops them. */
export function startHousekeeping(
  database: Database,
  { keepNamesDays }: Settings,
): () => Promise<void> {
  const names: Record<string, Work> =
    keepNamesDays === undefined
      ? {}
      : { 'old names': (database, now) => replaceOldNames(database, keepNamesDays, now) };
  const ends = Object.entries({ ...jobs, ...names }).map(([name, work]) =>
    everyHour(name, (ending) =>
      inOneProcess(database, name, () => work(database, new Date()), ending),
    ),
  );
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
