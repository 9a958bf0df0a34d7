import { expect, test } from 'vitest';
import { readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';
import { brief } from './brief.ts';

/** Texts found next to a prescription that are not, or may not be, part of it. */
const tails =
  '1404/09/14|25.11.26|11/25/26|14 آذر 1404|25 Nov 2026|ساعت ۵|5 pm|Mon 12:30|09/04|25-11|2/25|14/5/4|2026|HMC 1.56 x2|2x HMC|BC 6 dia 70|Ø 65|قطر 70|70mm|corridor 14|CT 2.0|3 days|3-5 days|3 to 5 days|تحویل ۳ روزه|۲ جفت|850,000 تومان|۱/۲۵۰/۰۰۰ تومان|قیمت ۸۵۰|52□18-140|52-18-140|A 52 B 38 DBL 18|0912 345 6789|1.67|1.5|index 1.5|tint 50%|UV 400|shelf 77|کد ۷۷|6/9|VA 0.8|K1 43.50 @ 90|عدسی سفید|#12'.split(
    '|',
  );

const names = {
  latin: { right: ['R', 'OD', 'Right eye'], left: ['L', 'OS', 'Left:'] },
  persian: { right: ['راست', 'چشم راست'], left: ['چپ', 'چشم چپ'] },
} as const;

/** A generator that gives the same numbers on every machine. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const below = seeded(7);
const pick = <Each>(from: readonly Each[]): Each => from[below(from.length)] as Each;
const inPersian = (text: string) =>
  text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));

type Script = 'latin' | 'persian';

function writePower(value: number, script: Script): string {
  const [whole, fraction] = [Math.abs(value) / 100, Math.abs(value) % 100];
  const mark = script === 'persian' ? pick(['/', '٫']) : '.';
  const amount = `${Math.floor(whole)}${mark}${String(fraction).padStart(2, '0')}`;
  const sign = value < 0 ? '-' : '+';
  return script === 'persian' ? `${inPersian(amount)}${sign}` : `${sign}${amount}`;
}

/** An eye's row, and its values. */
function writeEye(
  side: 'right' | 'left',
  script: Script,
): { text: string; values: [string, number][] } {
  const sphere = (below(2) === 0 ? -25 : 25) * (below(24) + 1);
  const [cylinder, axis] = [-25 * (below(12) + 1), below(180) + 1];
  const length = below(3);
  const degrees = script === 'persian' ? `محور ${inPersian(String(axis))}` : `x ${axis}`;
  const parts = [writePower(sphere, script), writePower(cylinder, script), degrees];
  const values: [string, number][] = [
    [`${side}.sphere`, sphere],
    [`${side}.cylinder`, cylinder],
    [`${side}.axis`, axis],
  ];
  const name = pick(names[script][side]);
  return {
    text: [name, ...parts.slice(0, length + 1)].join(' '),
    values: values.slice(0, length + 1),
  };
}

function writeMessage(): { text: string; values: Map<string, number> } {
  const script = pick(['latin', 'persian'] as const);
  const [right, left] = [writeEye('right', script), writeEye('left', script)];
  const beside = () => (below(2) === 0 ? '' : ` ${pick(tails)}`);
  const above = below(3) === 0 ? [pick(tails)] : [];
  const under = below(3) === 0 ? [pick(tails)] : [];
  const lines = [...above, `${right.text}${beside()}`, `${left.text}${beside()}`, ...under];
  return { text: lines.join('\n'), values: new Map([...right.values, ...left.values]) };
}

test('ignores the texts next to 15,000 made-up prescriptions', () => {
  for (let count = 0; count < 15_000; count += 1) {
    const { text, values } = writeMessage();
    const reading = readPasted(text);
    const isInvented = reading.values.some(({ path, value }) => values.get(path) !== value);
    const isLost = reading.values.length < values.size && reading.questions.length === 0;
    if (isInvented || isLost) expect({ text, read: brief(text) }).toBeNull();
  }
});
