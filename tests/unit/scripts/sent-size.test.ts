import { expect, it } from 'vitest';
import { sentSize } from '../../../scripts/chunks/sent-size.ts';

const code = 'export const twice = (number) => number * 2;';

it('is that of the code alone, however much is said about it', () => {
  expect(sentSize(`/** Two times a number. */\n// Why.\n${code}`)).toBe(sentSize(code));
  expect(sentSize(code)).toBeLessThan(code.length);
});

it('is that of the text where it is no script', () => {
  expect(sentSize('.row { color: red }')).toBe('.row { color: red }'.length);
});
