import { expect, test } from 'vitest';
import { noteLimit } from '../../../src/domain/lifecycle/event-limits.ts';
import { noteText } from '../../../src/domain/lifecycle/order-note.ts';
import { noteFault } from '../../../src/domain/lifecycle/typed-note.ts';

const longest = 'x'.repeat(noteLimit);

test.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['Call before shipping', null],
  [` ${longest}\n`, null],
  [`${longest}x`, 'tooLong'],
])('a note typed as %j has the fault %s, and the server agrees', (typed, fault) => {
  expect(noteFault(typed)).toBe(fault);
  expect(noteText.safeParse(typed.trim()).success).toBe(fault === null);
});
