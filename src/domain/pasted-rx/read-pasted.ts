import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { askNear } from './ask-near.ts';
import { askLikeOther, assignedOf } from './doubts.ts';
import { ask, type Found } from './found.ts';
import { itemsOf } from './items/items.ts';
import type { Doubt, NumberToken } from './items/tokens.ts';
import { readLengths } from './lengths.ts';
import { type Assigned, hasLooseSign } from './lines/written.ts';
import type { PastedAnswers, PastedChoice, PastedRx, PastedValue } from './pasted-rx.ts';
import { choicesOfDoubt, doubtOf } from './read-doubts.ts';
import { plainNumber, readNumberAs } from './read-number.ts';
import { readAssigned, sidesOf } from './read-values.ts';
import { isPower, type Row, rowsOf } from './rows.ts';
import { segmentsOf } from './segments.ts';
import { settle } from './settle.ts';
import { withEyes } from './which-eye.ts';

/** Maximum length of a text that is read, in UTF-16 code units: a long chat. */
export const longestPasted = 10_000;

/** More numbers than two eyes need in any notation. */
const mostNumbers = 200;

/**
 * Reads a prescription from a message: `OD -2.25 -0.75 x 90`, `چشم راست ۲/۲۵- ۰/۷۵- محور ۹۰`. Every value keeps its
 * position in the text, and nothing is invented: doubtful parts become questions, and unusable ones are reported. Never
 * throws; a text that is too long is not read.
 */
export function readPasted(text: string, answers: PastedAnswers = {}): PastedRx {
  const items = text.length > longestPasted ? null : itemsOf(text);
  if (!items || items.filter(({ kind }) => kind === 'number').length > mostNumbers) {
    return { values: [], questions: [], isTooLong: true };
  }
  const { rows, questions } = withEyes(rowsOf(segmentsOf(items, text)), answers);
  const found: Found = { values: [], questions, answers };
  const present = eyeSides.filter((side) => rows.some((row) => hasPower(row, side)));
  for (const [index, row] of rows.entries()) readRow(found, row, { rows, index, present });
  for (const row of rows) askLikeOther(found, row);
  return settle(found);
}

const hasPower = (row: Row, side: EyeSide) =>
  (row.side === side || row.side === 'both') && row.near === 'no' && row.assigned.some(isPower);

type Around = { rows: readonly Row[]; index: number; present: readonly EyeSide[] };

function readRow(found: Found, row: Row, around: Around): void {
  const hasPowers = row.assigned.some(isPower);
  // The eye is asked for first.
  const isUnsaid = row.side === null && (hasPowers || row.isAsked);
  for (const { from, to } of row.unread) ask(found, { code: 'unreadable', path: null, from, to });
  const sides = { of: sidesOf(row.side, around.present), said: row.side, pair: row.pair };
  const isNear = row.near !== 'no';
  const all = isUnsaid || isNear ? row.assigned : assignedOf(found, row, sides);
  for (const assigned of all) {
    if (isNear && isPower(assigned)) askNear(found, assigned, row, around.present);
    else if (isUnsaid) readUnsaid(found, assigned, row);
    else readSaid(found, assigned, row, around);
  }
  if (isUnsaid) return;
  for (const number of row.stray) askStray(found, number, row, around);
}

/** Lengths of both eyes need no stated eye. */
function readUnsaid(found: Found, assigned: Assigned, { side, isAsked }: Row): void {
  if (isAsked) return;
  const { field, numbers } = assigned;
  const isPd = field === 'pd' || field === 'nearPd';
  // A PD of one eye is read once its row's eye is known.
  const isPair = isPd && readLengths(field, numbers, side).kind !== 'one';
  if (isPair || assigned.field.endsWith('ertex')) {
    readAssigned(found, assigned, { of: eyeSides, said: side });
  }
}

function readSaid(found: Found, assigned: Assigned, row: Row, around: Around): void {
  const { side } = row;
  const other = side === 'right' ? 'left' : 'right';
  const isOfOne = side === 'right' || side === 'left';
  const sides = { of: sidesOf(side, around.present), said: side, pair: row.pair };
  if (!isOfOne || !mayBeForBoth(assigned, row, { ...around, other })) {
    readAssigned(found, assigned, sides);
    return;
  }
  const choices = (['both', side] as const).map((answer): PastedChoice => {
    const taken: Found = { values: [], questions: [], answers: {} };
    readAssigned(taken, assigned, { of: sidesOf(answer, []), said: answer });
    return { answer, values: taken.values };
  });
  const [number] = assigned.numbers;
  const isSure = choices.every(({ values }) => values.length > 0);
  if (!number || !isSure || isSame(choices)) {
    readAssigned(found, assigned, sides);
    return;
  }
  const path = choices[1]?.values[0]?.path ?? null;
  ask(found, { code: 'forBoth', path, choices, from: number.from, to: number.to });
}

/** A binocular PD is about both eyes wherever it is written. */
const isSame = ([one, other]: readonly PastedChoice[]) =>
  one?.values.length === other?.values.length;

const shared: readonly string[] = ['add', 'pd', 'nearPd', 'height', 'centreHeight'];

/** Something at the end of the second eye that the first one lacks may be meant for both. */
function mayBeForBoth(
  { field }: Assigned,
  row: Row,
  { rows, index, other }: Around & { other: EyeSide },
): boolean {
  if (!shared.includes(field)) return false;
  const isOther = ({ side }: Row) => side === other || side === 'both' || side === null;
  const has = rows.some(
    (each) => isOther(each) && each.assigned.some((its) => its.field === field),
  );
  const isAfter = rows.slice(0, index).some((each) => hasPower(each, other));
  const isWithPowers = row.isBlock || row.assigned.some(isPower);
  return !has && isAfter && isWithPowers;
}

/** Longest usual PD of both eyes, millimetres. Anything longer is an axis. */
const longestPd = 80;

/** A number in a row that already has its powers. */
function askStray(found: Found, number: NumberToken, row: Row, { present }: Around): void {
  if (row.side === null) return;
  const { from, to } = number;
  const sides = sidesOf(row.side, present);
  const text = plainNumber(number);
  const isFree = (field: string) => !row.assigned.some((each) => each.field === field);
  const doubt = doubtOf(number);
  if (doubt) {
    askDoubt(found, number, { doubt, sides, isFree });
    return;
  }
  const free = (['sphere', 'cylinder', 'axis', 'add', 'pd'] as const).filter(isFree);
  const choices = free.flatMap((field) => {
    const plain = text.replace(/^[+-]/, '');
    const isUnsigned =
      field === 'axis' || field === 'pd' || (field === 'add' && hasLooseSign(number));
    const isPower = (field === 'sphere' || field === 'cylinder') && !number.sign;
    const texts = isPower ? [`-${text}`, `+${text}`] : [isUnsigned ? plain : text];
    return texts.flatMap((each): PastedChoice[] => {
      const value = readNumberAs(field, each);
      if (typeof value !== 'number') return [];
      const values = sides.map((side): PastedValue => {
        return { path: `${side}.${field}`, value, from, to };
      });
      return [{ answer: `${field} ${each}`, values }];
    });
  });
  const isPd = isFree('pd') && !number.sign && Number(number.whole) <= longestPd;
  const pd = isPd ? readLengths('pd', [number], null) : null;
  if (pd?.kind === 'values') choices.push({ answer: `pd ${text}`, values: pd.values });
  ask(found, { code: 'stray', path: null, choices, from, to });
}

type Doubtful = { doubt: Doubt; sides: readonly EyeSide[]; isFree: (field: string) => boolean };

/** A number that may not belong to the prescription, or that has several readings. */
function askDoubt(found: Found, number: NumberToken, { doubt, sides, isFree }: Doubtful): void {
  const { from, to } = number;
  const free = (['sphere', 'cylinder', 'axis', 'add', 'pd'] as const).filter(isFree);
  const choices = choicesOfDoubt(number, doubt, { free, sides });
  const codes = { date: 'dateOrValue', detail: 'detailOrValue', unclear: 'unclear' } as const;
  const code = choices.length > 0 ? codes[doubt.kind] : 'unreadable';
  ask(found, { code, path: null, choices, from, to });
}
