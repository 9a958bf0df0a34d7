import { expect, test } from 'vitest';
import { readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';
import { madeMessage, seeded } from './made-message.ts';

const messages = 100_000;

test('never reads a value for the wrong eye in 100,000 made-up prescriptions', () => {
  const pick = seeded(28);
  let [whole, asked] = [0, 0];
  for (let count = 0; count < messages; count += 1) {
    const { text, written } = madeMessage(pick);
    const { values, questions } = readPasted(text);
    const wrong = values.filter(({ path, value }) => written.get(path) !== value);
    const isLost = questions.length === 0 && values.length < written.size;
    if (wrong.length > 0 || isLost) expect({ text, wrong, isLost }).toBeNull();
    if (questions.length > 0) asked += 1;
    else whole += 1;
  }
  expect(whole + asked).toBe(messages);
  // Most notations are clear, and are read without a question.
  expect(whole).toBeGreaterThan(messages / 2);
}, 600_000);
