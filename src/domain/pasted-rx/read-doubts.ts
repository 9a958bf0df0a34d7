import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { isDayAndMonth, isLikeIndex, isYear } from './items/doubts.ts';
import type { Doubt, NumberToken } from './items/tokens.ts';
import type { Written } from './lines/written.ts';
import type { PastedChoice, PastedPath, PastedValue } from './pasted-rx.ts';
import { type NumberField, plainNumber, readNumberAs } from './read-number.ts';
import type { Reading } from './writing/digits.ts';

type EyeValueField = 'sphere' | 'cylinder' | 'axis' | 'add' | 'pd';

const row: readonly NumberField[] = ['sphere', 'cylinder', 'axis'];

type Target = { readonly path: PastedPath; readonly field: NumberField };

/** Whether a number's digits, or its writer's certainty, are in doubt. */
export const isUnclear = (number: Written): boolean =>
  number.kind === 'number' && number.doubt?.kind === 'unclear';

/** What unclear digits may mean in a field, each with the values it fills in. */
export function choicesOfReadings(
  { sign, from, to }: NumberToken,
  readings: readonly Reading[],
  target: Target,
): PastedChoice[] {
  return readings.flatMap((reading) => {
    const prefixes = sign ? [sign.text] : needsSign(target.field, reading) ? ['-', '+'] : [''];
    return prefixes.flatMap((prefix): PastedChoice[] => {
      const read = reading.map((text, index) => valueOfPart(target, { text, index, prefix }));
      const values = read.flatMap((value) => (value ? [{ ...value, from, to }] : []));
      const answer = `${prefix}${reading.join(' ')}`;
      return values.length === reading.length ? [{ answer, values }] : [];
    });
  });
}

type Part = { text: string; index: number; prefix: string };

/** The first part belongs to the field itself, the others to those that follow it in a row. */
function valueOfPart({ path, field }: Target, { text, index, prefix }: Part) {
  const of = index === 0 ? field : row[row.indexOf(field) + index];
  if (of === undefined) return null;
  const isUnsigned = of === 'axis' || /^[+-]/.test(text);
  const value = readNumberAs(of, isUnsigned ? text : `${prefix}${text}`);
  const at = path.replace(/[^.]+$/, index === 0 ? '$&' : of) as PastedPath;
  return typeof value === 'number' ? { path: at, value } : null;
}

const needsSign = (field: NumberField, [text = '']: Reading) =>
  (field === 'sphere' || field === 'cylinder') && !/^[+-]/.test(text) && Number(text) !== 0;

/** Why a number without a place may not belong to the prescription. */
export function doubtOf(number: NumberToken): Doubt | null {
  if (number.doubt) return number.doubt;
  const readings = [[plainNumber({ ...number, sign: null })]];
  if (number.sign) return null;
  if (isLikeIndex(number)) return { kind: 'detail', readings };
  return isDayAndMonth(number) || isYear(number) ? { kind: 'date', readings } : null;
}

/** What a number without a field may be: not part of the prescription, or a value missing from a row. */
export function choicesOfDoubt(
  number: NumberToken,
  doubt: Doubt,
  { free, sides }: { free: readonly EyeValueField[]; sides: readonly EyeSide[] },
): PastedChoice[] {
  const [side = eyeSides[0]] = sides;
  const none = doubt.kind === 'unclear' ? [] : [{ answer: 'none', values: [] }];
  const values = free.flatMap((field) => {
    const fitting = doubt.readings.filter((reading) => reading.length === 1 || row.includes(field));
    const choices = choicesOfReadings(number, fitting, { path: `${side}.${field}`, field });
    return choices.map(({ answer, values }): PastedChoice => {
      return { answer: `${field} ${answer}`, values: sides.flatMap((each) => moved(values, each)) };
    });
  });
  return [...none, ...values];
}

const moved = (values: readonly PastedValue[], side: EyeSide): PastedValue[] =>
  values.map((value) => {
    return { ...value, path: value.path.replace(/^[^.]+/, side) as PastedPath };
  });
