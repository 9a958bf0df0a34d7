import { expect, it } from 'vitest';
import { sentSize } from '../../../scripts/chunks/sent-size.ts';

const code = 'export const twice = (number) => number * 2;';

it('counts the code only, without its comments', () => {
  expect(sentSize(`/** Two times a number. */\n// Why.\n${code}`)).toBe(sentSize(code));
  expect(sentSize(code)).toBeLessThan(code.length);
});

it('counts the whole text of a file that is not a script', () => {
  expect(sentSize('.row { color: red }')).toBe('.row { color: red }'.length);
});
