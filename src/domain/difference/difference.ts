import { isDeepEqual } from '../vocabulary/deep-equal.ts';
import type { Change } from './changes-since.ts';

/** Object keys and array indices, outermost first. */
type Path = Change['at'];

/** The changes from `before` to `after`, both plain JSON, in the order in which to apply them. */
export function difference(before: unknown, after: unknown, at: Path = []): Change[] {
  if (isDeepEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofArrays(before, after, at);
  if (!isRecord(before) || !isRecord(after) || !isDeepEqual(keysOf(before), keysOf(after))) {
    return [{ at, to: after }];
  }
  return keysOf(after).flatMap((key) => difference(before[key], after[key], [...at, key]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const keysOf = (record: Record<string, unknown>) => Object.keys(record).sort();

/** Entries with an id stay paired when others before them are added or removed. */
function ofArrays(before: readonly unknown[], after: readonly unknown[], at: Path): Change[] {
  const most = Math.min(before.length, after.length);
  const isPair = (one: unknown, other: unknown) => {
    if (isRecord(one) && isRecord(other) && 'id' in one) return one.id === other.id;
    return before.length === after.length || isDeepEqual(one, other);
  };
  let head = 0;
  while (head < most && isPair(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && isPair(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const drop = before.length - head - tail;
  const put = after.slice(head, after.length - tail);
  const paired = after.flatMap((entry, index) => {
    if (index < head) return difference(before[index], entry, [...at, index]);
    const fromEnd = index - after.length;
    return fromEnd < -tail ? [] : difference(before.at(fromEnd), entry, [...at, index]);
  });
  return drop || put.length ? [{ at, from: head, drop, put }, ...paired] : paired;
}
