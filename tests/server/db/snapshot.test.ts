import { expect, test } from 'vitest';
import { isLater, isOver, readSnapshot } from '../../../server/db/changes/snapshot.ts';

function snapshot(text: string) {
  const read = readSnapshot(text);
  if (!read) throw new Error(`refused ${text}`);
  return read;
}

test.each(['', 'x', '1:2', '0:2:', '3:2:', '2:5:1', '2:5:5', '2:5:4,3', '2:5:3,3', '2:5:3,'])(
  '%j is not a snapshot',
  (text) => expect(readSnapshot(text)).toBeUndefined(),
);

test('a transaction is over if it is below xmin, or below xmax and not listed', () => {
  const taken = snapshot('10:15:10,13');
  const over = Array.from({ length: 8 }, (_, index) => index + 9).filter((each) =>
    isOver(each, taken),
  );
  expect(over).toEqual([9, 11, 12, 14]);
});

test('the later of two snapshots has more transactions started or ended', () => {
  expect(isLater(snapshot('10:16:10'), snapshot('10:15:10'))).toBe(true);
  expect(isLater(snapshot('10:15:10'), snapshot('10:15:10,13'))).toBe(true);
  expect(isLater(snapshot('10:15:10'), snapshot('10:15:10'))).toBe(false);
});
