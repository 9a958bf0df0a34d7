import type { Moment } from '../db/changes/new-changes.ts';
import { readSnapshot, type Snapshot, snapshotForm } from '../db/changes/snapshot.ts';

/**
 * How far a client has read, as encoded in an event's id: everything up to `seen`, and the first `count` of the changes
 * that were new in `next`.
 */
export interface Position {
  seen: Moment;
  part?: { next: Snapshot; count: number };
}

const form = new RegExp(`^(\\d{1,15})-(${snapshotForm})(?:~(${snapshotForm})~(\\d{1,6}))?$`);
/** Limit in bytes, because the client sends the id back in a header. */
const maxLength = 4_000;

/** Encodes a position as an event's id. Opaque to clients. */
export function writePosition({ seen, part }: Position): string {
  const whole = `${seen.at.getTime()}-${seen.snapshot.text}`;
  return part ? `${whole}~${part.next.text}~${part.count}` : whole;
}

/** Decodes an event's id. Returns undefined if this server did not write it. */
export function readPosition(text: string): Position | undefined {
  const [, at, seen, next, count] = (text.length <= maxLength && form.exec(text)) || [];
  const snapshot = seen === undefined ? undefined : readSnapshot(seen);
  if (!snapshot) return undefined;
  const moment = { at: new Date(Number(at)), snapshot };
  if (next === undefined) return { seen: moment };
  const following = readSnapshot(next);
  return following && { seen: moment, part: { next: following, count: Number(count) } };
}
