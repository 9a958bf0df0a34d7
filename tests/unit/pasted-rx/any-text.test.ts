import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PastedRx, PastedValue } from '../../../src/domain/pasted-rx/pasted-rx.ts';
import { longestPasted, readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';
import { latinDigits, plainCharacters } from '../../../src/domain/typed/characters.ts';

/** Parts that messages are built from, including some that break them. */
const parts =
  'R|L|OD|OS|OU|راست|چپ|چشم|هر دو|sph|cyl|axis|add|pd|near|far|prism|base|in|BI|BU|Δ|plano|پلانو|DS|DC|x|×|*|@|°|محور|ادیشن|پی‌دی|height|vertex|index|تومان|-|+|−|–|/|,|.|٫|:|;|(|)|=| |  |\n|\n\n|\t|\u200f|\u200e|\u202b|\u200c|ـ|2|25|-2.25|+1.00|0.75|۰/۷۵-|۲٫۲۵|90|180|-075|-225|64/61|32/32|31.5|0912 345 6789|1404/08/22|14:30|https://a.b/1|a@b.ir|😀|\ud83d|\0|e1|Infinity|NaN|__proto__|--|1e9|٣|９'.split(
    '|',
  );

/** A generator that gives the same numbers on every machine. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const digits = (text: string) => latinDigits(text.normalize('NFKC')).replace(/\D/g, '');
const significant = (value: number) => String(Math.abs(value)).replace(/0+$/, '');

/** Whether a value's digits are in the text at the place it claims to come from. */
function isWritten(text: string, { path, value, splitFrom, from, to }: PastedValue): boolean {
  const part = digits(text.slice(from, to));
  // The axis 0 is the meridian 180.
  if (path.endsWith('.axis') && /^0+$/.test(part)) return value === 180;
  return part.includes(significant(splitFrom ?? value));
}

/** Whether a power's sign is at that place too. */
function isSigned(text: string, { path, value, from, to }: PastedValue): boolean {
  if (value === 0 || !/sphere|cylinder/.test(path)) return true;
  return plainCharacters(text.slice(from, to)).includes(value < 0 ? '-' : '+');
}

function check(text: string, { values, questions }: PastedRx): void {
  const offered = questions.flatMap(({ choices }) => choices.flatMap((choice) => choice.values));
  const invented = [...values, ...offered].filter((value) => !isWritten(text, value));
  const isTwice = new Set(values.map(({ path }) => path)).size < values.length;
  if (invented.length > 0 || isTwice) expect({ text, invented, isTwice }).toBeNull();
}

test('reads 100,000 made-up messages without an error or an invented value', () => {
  const below = seeded(17);
  let understood = 0;
  for (let count = 0; count < 100_000; count += 1) {
    const length = below(12);
    const text = Array.from({ length }, () => {
      return `${parts[below(parts.length)]}${below(3) === 0 ? '' : ' '}`;
    }).join('');
    const reading = readPasted(text);
    check(text, reading);
    if (!reading.values.every((value) => isSigned(text, value))) expect(text).toBe('signed');
    understood += reading.values.length > 0 ? 1 : 0;
  }
  expect(understood).toBeGreaterThan(5_000);
});

test('reads any text, and any answer, without an error', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...parts), { maxLength: 60 }).map((chosen) => chosen.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.array(fc.nat({ max: 4 }), { maxLength: 8 }), (given, picked) => {
      let answers: Record<string, string> = {};
      for (const [index, pick] of picked.entries()) {
        const { questions } = readPasted(given, answers);
        const question = questions[index % Math.max(questions.length, 1)];
        const choice = question?.choices[pick % Math.max(question.choices.length, 1)];
        if (question && choice) answers = { ...answers, [question.id]: choice.answer };
      }
      check(given, readPasted(given, answers));
    }),
    { numRuns: 3_000, seed: 17 },
  );
});

test('takes time in proportion to the text', () => {
  // CPU time, so that other work on the machine doesn't count.
  const before = process.cpuUsage();
  for (const part of [...parts, 'R -1 ', '1-', '-1', 'a.', 'x1', '1/', '0912 ', 'OD\n', '1,000']) {
    readPasted(part.repeat(longestPasted).slice(0, longestPasted));
  }
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(10_000);
});

test('reads nothing of a text that is too long', () => {
  const long = `R -1.00 -0.50 x 90 ${'a'.repeat(longestPasted)}`;
  expect(readPasted(long)).toEqual({ values: [], questions: [], isTooLong: true });
  expect(readPasted('R -1.00\n'.repeat(201)).isTooLong).toBe(true);
});
