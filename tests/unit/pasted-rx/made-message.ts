import type { PastedPath } from '../../../src/domain/pasted-rx/pasted-rx.ts';

/** Names of the right and the left eye. */
type Names = readonly [right: string, left: string];

/** Picks a whole number from 0 up to, but not including, a bound; the sequence is the same on every machine. */
export type Pick = (below: number) => number;

export function seeded(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of a generator like this repeat quickly.
    return (state >>> 8) % below;
  };
}

/** Powers in hundredths of a dioptre; `axis` only with a cylinder. */
interface MadeEye {
  readonly sphere: number;
  readonly cylinder: number;
  readonly axis: number;
  readonly add: number | null;
  readonly pd: number | null;
}

/** A message, and what a careful reader understands from it. */
export interface MadeMessage {
  readonly text: string;
  readonly written: ReadonlyMap<PastedPath, number>;
}

const one = <Value>(pick: Pick, of: readonly [Value, ...Value[]]): Value =>
  of[pick(of.length)] ?? of[0];

const names: [Names, ...Names[]] = [
  ['R', 'L'],
  ['OD', 'OS'],
  ['R:', 'L:'],
  ['(R)', '(L)'],
  [':R', ':L'],
  ['right', 'left'],
  ['Right eye', 'Left eye'],
  ['راست', 'چپ'],
  ['چشم راست', 'چشم چپ'],
  ['راست:', 'چپ:'],
  ['OD', 'OI'],
  ['RE', 'LE'],
];

const tails = [
  '',
  '',
  '1404/09/14',
  '2026-11-25',
  '14.09.1404',
  'size 52-18-140',
  'قیمت 1,250,000 تومان',
  '0912 345 6789',
  '+98 912 345 6789',
  'index 1.67',
  'سن ۴۵ سال',
] as const;

const joints = ['\n', '\n', '\n\n', ' ', ', ', ' / ', ' and ', ' و ', ' | ', '; '] as const;
const axes = [' x ', 'x', ' x', ' ', ' محور ', ' axis ', ' @ ', ' / '] as const;
const gaps = [' ', ' ', ' / ', ', ', '  '] as const;

/** How the numbers of one message are written. */
interface Style {
  readonly mark: string;
  readonly isPersian: boolean;
  readonly isSignBehind: boolean;
  readonly gap: string;
  readonly axis: string;
}

function styleOf(pick: Pick): Style {
  const isPersian = pick(2) === 0;
  const mark = one(pick, isPersian ? ['.', '/', '٫'] : ['.', '.', ',']);
  const gap = mark === '/' || mark === ',' ? ' ' : one(pick, gaps);
  return { mark, isPersian, isSignBehind: isPersian && pick(2) === 0, gap, axis: one(pick, axes) };
}

const digits = (text: string, { isPersian }: Style) =>
  isPersian ? text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))) : text;

function power(value: number, style: Style): string {
  const amount = (Math.abs(value) / 100).toFixed(2).replace('.', style.mark);
  const sign = value < 0 ? '-' : '+';
  return digits(style.isSignBehind ? `${amount}${sign}` : `${sign}${amount}`, style);
}

function eyeOf(pick: Pick): MadeEye {
  return {
    sphere: (pick(2) === 0 ? -1 : 1) * 25 * (1 + pick(40)),
    cylinder: pick(3) === 0 ? 0 : -25 * (1 + pick(12)),
    axis: 1 + pick(180),
    add: null,
    pd: null,
  };
}

function powersText({ sphere, cylinder, axis }: MadeEye, style: Style): string {
  if (cylinder === 0) return power(sphere, style);
  const joint = style.axis === ' / ' && style.gap !== ' / ' ? ' ' : style.axis;
  return `${power(sphere, style)}${style.gap}${power(cylinder, style)}${joint}${digits(String(axis), style)}`;
}

/** An eye's name and values, in one of the usual notations. */
function eyeText(
  name: string,
  values: string,
  place: 'before' | 'behind' | 'above' | 'below',
): string {
  if (place === 'before') return `${name} ${values}`;
  if (place === 'above') return `${name}\n${values}`;
  return place === 'behind' ? `${values} ${name}` : `${values}\n${name}`;
}

const places = ['before', 'behind', 'behind', 'above', 'below'] as const;

/** A message with one prescription, built from what real messages contain: names, values and other text. */
export function madeMessage(pick: Pick): MadeMessage {
  const style = styleOf(pick);
  const eyes = { right: eyeOf(pick), left: eyeOf(pick) };
  const name = one(pick, names);
  const place = one(pick, places);
  const joint =
    place === 'above' || place === 'below' ? one(pick, ['\n', '\n\n']) : one(pick, joints);
  const sides = pick(4) === 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const written = new Map<PastedPath, number>();
  const texts = sides.map((side) => {
    const eye = eyes[side];
    written.set(`${side}.sphere`, eye.sphere);
    if (eye.cylinder !== 0) {
      written.set(`${side}.cylinder`, eye.cylinder).set(`${side}.axis`, eye.axis);
    }
    // Sometimes one eye has a different name.
    const at = pick(12) === 0 ? one(pick, places) : place;
    const tail = joint.includes('\n') && pick(6) === 0 ? ` ${one(pick, tails)}` : '';
    return `${eyeText(name[side === 'right' ? 0 : 1], powersText(eye, style), at)}${tail}`;
  });
  const lengths = lengthsText(pick, style, written);
  const body = [texts.join(joint), ...lengths].join('\n');
  const text = [one(pick, tails), body, one(pick, tails)].filter((part) => part !== '').join('\n');
  return { text, written };
}

/** An addition and PDs of both eyes, below the powers. */
function lengthsText(pick: Pick, style: Style, written: Map<PastedPath, number>): string[] {
  const lines: string[] = [];
  if (pick(3) === 0) {
    const add = 25 * (3 + pick(10));
    for (const side of ['right', 'left'] as const) written.set(`${side}.add`, add);
    lines.push(`ADD ${digits((add / 100).toFixed(2), style)}`);
  }
  if (pick(3) === 0) {
    const whole = 2 * (29 + pick(8));
    for (const side of ['right', 'left'] as const) written.set(`${side}.pd`, whole * 5);
    lines.push(`${style.isPersian ? 'پی‌دی' : 'PD'} ${digits(String(whole), style)}`);
  }
  return lines;
}
