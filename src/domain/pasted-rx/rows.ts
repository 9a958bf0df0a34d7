import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { type Assigned, assign } from './assign.ts';
import type { NumberToken, Span } from './items/tokens.ts';
import type { PastedAnswers, PastedQuestion } from './pasted-rx.ts';
import type { SaidSide, Segment } from './segments.ts';

/** What is written of one eye, of both, or of an eye that is not said. */
export interface Row {
  readonly side: SaidSide;
  readonly isBlock: boolean;
  readonly isNear: boolean;
  readonly assigned: readonly Assigned[];
  readonly stray: readonly NumberToken[];
}

const powerFields: readonly string[] = ['sphere', 'cylinder', 'axis'];

export const isPower = ({ field }: Pick<Assigned, 'field'>): boolean => powerFields.includes(field);

/** Powers for near stand apart from those for far, and additions and PDs do not. */
const isNearPower = (row: Row) => row.isNear && row.assigned.some(isPower);

/** Reads each segment; what is no more than a number in a sentence is left out. */
export function rowsOf(segments: readonly Segment[]): Row[] {
  const rows = segments.map((segment) => {
    const { side, isBlock, isNear } = segment;
    return { side, isBlock, isNear, ...assign(segment) };
  });
  return splitLoose(rows.filter(isTelling));
}

/** Without an eye, one number without a sign may be anything. */
function isTelling({ side, assigned }: Row): boolean {
  if (side !== null) return true;
  const isSure = assigned.some(({ field, numbers }) => {
    const isSigned = numbers.some((number) => number.kind === 'number' && number.sign !== null);
    return field !== 'sphere' || isSigned;
  });
  return isSure;
}

/** Powers below an eye's line are not surely that eye's, and additions and lengths there are of both. */
function splitLoose(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    const isTaken = rows
      .slice(0, index)
      .some(({ side, assigned }) => side === row.side && sharesPower(assigned, row.assigned));
    return row.isBlock && isTaken ? [{ ...row, side: null, isBlock: false }] : [row];
  });
}

const sharesPower = (one: readonly Assigned[], other: readonly Assigned[]) =>
  one.some((each) => isPower(each) && other.some(({ field }) => field === each.field));

const ends = (row: Row): Span => {
  const written = [...row.assigned.flatMap(({ numbers }) => numbers), ...row.stray];
  return {
    from: Math.min(...written.map(({ from }) => from)),
    to: Math.max(...written.map(({ to }) => to)),
  };
};

const isLoose = (row: Row) => row.side === null && row.assigned.some(isPower);

/** Asks for the eyes that are not said, and gives the rows those that were answered. */
export function withEyes(
  rows: readonly Row[],
  answers: PastedAnswers,
): { rows: Row[]; questions: PastedQuestion[] } {
  const far = rows.filter((row) => !isNearPower(row));
  const loose = far.filter(isLoose);
  const taken = far.filter((row) => row.side !== null && row.assigned.some(isPower));
  const [first, second] = loose;
  if (first && second && loose.length === 2 && taken.length === 0) {
    return askRows(rows, [first, second], answers);
  }
  const asked = loose.map((row) => ({ row, ...askEye(row, taken, answers) }));
  return {
    rows: rows.map((row) => {
      const found = asked.find((each) => each.row === row);
      return found ? { ...row, side: found.side } : row;
    }),
    questions: asked.map(({ question }) => question),
  };
}

/** Only the eyes that have no such value yet. */
function askEye(
  row: Row,
  taken: readonly Row[],
  answers: PastedAnswers,
): { side: SaidSide; question: PastedQuestion } {
  const free = eyeSides.filter(
    (side) => !taken.some((each) => each.side === side && sharesPower(each.assigned, row.assigned)),
  );
  const sides = free.length === 2 ? ([...free, 'both'] as const) : free;
  const span = ends(row);
  const id = `whichEye ${span.from}`;
  const choices = sides.map((answer) => ({ answer, values: [] }));
  return {
    side: sides.find((side) => side === answers[id]) ?? null,
    question: { id, code: 'whichEye', path: null, choices, ...span },
  };
}

/** Two rows are the two eyes; the right one is usually the first. */
function askRows(
  rows: readonly Row[],
  [first, second]: readonly [Row, Row],
  answers: PastedAnswers,
): { rows: Row[]; questions: PastedQuestion[] } {
  const span = { from: ends(first).from, to: ends(second).to };
  const id = `whichRow ${span.from}`;
  const choices = [
    { answer: 'right', values: [] },
    { answer: 'left', values: [] },
  ];
  const answer = choices.find((choice) => choice.answer === answers[id])?.answer;
  const other: EyeSide = answer === 'right' ? 'left' : 'right';
  const sideOf = (row: Row): SaidSide => {
    if (answer === undefined) return null;
    return row === first ? (answer as EyeSide) : other;
  };
  return {
    rows: rows.map((row) =>
      row === first || row === second ? { ...row, side: sideOf(row) } : row,
    ),
    questions: [{ id, code: 'whichRow', path: null, choices, ...span }],
  };
}
