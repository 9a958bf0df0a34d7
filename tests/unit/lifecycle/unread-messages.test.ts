import { expect, test } from 'vitest';
import type { Side } from '../../../src/domain/lifecycle/event-name.ts';
import { isUnread } from '../../../src/domain/lifecycle/unread-messages.ts';

const readUntil = '2026-11-22T08:00:00.000Z';
const later = '2026-11-22T08:00:00.001Z';

test.each<[at: string, side: Side, message: string, reader: 'shop' | 'lab', unread: boolean]>([
  [later, 'lab', 'Which colour?', 'shop', true],
  [readUntil, 'lab', 'Which colour?', 'shop', false],
  [later, 'lab', '', 'shop', false],
  [later, 'shop', 'Green', 'shop', false],
  [later, 'shop', 'Green', 'lab', true],
  [later, 'lab', 'Which colour?', 'lab', false],
  [later, 'system', 'Counted', 'shop', false],
])('%s by the %s, “%s”: for the %s %s', (at, side, message, reader, unread) => {
  expect(isUnread({ at, side, message }, reader, readUntil)).toBe(unread);
});
