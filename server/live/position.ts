import type { Moment } from '../db/changes/new-changes.ts';
import { readSnapshot, type Snapshot, snapshotForm } from '../db/changes/snapshot.ts';

/**
 * How far a client has read, as the id of an event says it: everything up to `seen`, and of what was new in `next` the
 * first `count` changes.
 */
export interface Position {
  seen: Moment;
  part?: { next: Snapshot; count: number };
}

const form = new RegExp(`^(\\d{1,15})-(${snapshotForm})(?:~(${snapshotForm})~(\\d{1,6}))?$`);
/** Bytes; an id is sent back in a header. */
const maxLength = 4_000;

/** Encodes a position as an event's id. Opaque to clients. */
export function writePosition({ seen, part }: Position): string {
  const whole = `${seen.at.getTime()}-${seen.snapshot.text}`;
  return part ? `${whole}~${part.next.text}~${part.count}` : whole;
}

/** Decodes an event's id; undefined when it is not one of ours. */
export function readPosition(text: string): Position | undefined {
  const [, at, seen, next, count] = (text.length <= maxLength && form.exec(text)) || [];
  const snapshot = seen === undefined ? undefined : readSnapshot(seen);
  if (!snapshot) return undefined;
  const moment = { at: new Date(Number(at)), snapshot };
  if (next === undefined) return { seen: moment };
  const following = readSnapshot(next);
  return following && { seen: moment, part: { next: following, count: Number(count) } };
}
