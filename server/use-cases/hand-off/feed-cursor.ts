import { readSnapshot, snapshotForm } from '../../db/changes/snapshot.ts';
import { type FeedPosition, startingAt } from '../../db/hand-off/read-feed.ts';

const moment = `(\\d{1,15})\\.(${snapshotForm})`;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const form = new RegExp(`^${moment}(?:~${moment}~(\\d{1,15})\\.(${uuid})\\.(${uuid}))?$`);
/** Limit in characters, because a cursor is part of a URL. */
const longest = 6_000;

/** Encodes a position in the feed. Opaque to machines. */
export function writeFeedCursor({ from, seen, part }: FeedPosition): string {
  const whole = `${from.getTime()}.${seen.text}`;
  if (!part) return Buffer.from(whole).toString('base64url');
  const { at, order, id } = part.after;
  const rest = `${part.from.getTime()}.${part.next.text}~${at.getTime()}.${order}.${id}`;
  return Buffer.from(`${whole}~${rest}`).toString('base64url');
}

/**
 * Reads where a machine continues: at a cursor, at an instant, or else at the first event. Undefined if it is not
 * valid.
 */
export function readSince(text: string | undefined): FeedPosition | undefined {
  if (text === undefined) return startingAt(new Date(0));
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) {
    const from = new Date(text);
    return Number.isNaN(from.getTime()) ? undefined : startingAt(from);
  }
  return text.length <= longest ? readFeedCursor(text) : undefined;
}

/** Decodes a cursor. Returns undefined if this server did not write it. */
export function readFeedCursor(text: string): FeedPosition | undefined {
  const [, from, seen, nextFrom, next, at, order, id] =
    form.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const snapshot = seen === undefined ? undefined : readSnapshot(seen);
  if (!snapshot) return undefined;
  const position = { from: new Date(Number(from)), seen: snapshot };
  if (next === undefined || !order || !id) return position;
  const following = readSnapshot(next);
  const after = { at: new Date(Number(at)), order, id };
  return (
    following && { ...position, part: { from: new Date(Number(nextFrom)), next: following, after } }
  );
}
