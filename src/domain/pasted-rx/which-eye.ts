import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import type { StatedSide } from './lines/eyes.ts';
import type { PastedAnswers, PastedQuestion } from './pasted-rx.ts';
import { isLoose, isNearPower, isPower, type Row, sharesPower, spanOf } from './rows.ts';

/** Asks for the missing eyes, and applies the answers to the rows. */
export function withEyes(
  read: readonly Row[],
  answers: PastedAnswers,
): { rows: Row[]; questions: PastedQuestion[] } {
  const rows = withoutJoined(read).map((row, _, all) => withOnlyEye(row, all));
  const far = rows.filter((row) => !isNearPower(row));
  const loose = far.filter(isLoose);
  const powers = loose.filter(({ assigned }) => assigned.some(isPower));
  const taken = far.filter((row) => row.side !== null && row.assigned.some(isPower));
  const [first, second] = powers;
  if (first && second && loose.length === 2 && powers.length === 2 && taken.length === 0) {
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

/** An addition before the only eye of a message belongs to that eye. */
function withOnlyEye(row: Row, rows: readonly Row[]): Row {
  const isAdd = row.side === null && row.assigned.every(({ field }) => field === 'add');
  if (!row.isAsked || !isAdd || row.stray.length > 0) return row;
  const sides = new Set(rows.filter((each) => each.assigned.some(isPower)).map(({ side }) => side));
  const [only = null] = sides;
  return sides.size === 1 ? { ...row, side: only } : row;
}

/** Next to powers without an eye, `R & L` may name the eye of the values before it and the other eye's above. */
function withoutJoined(rows: readonly Row[]): readonly Row[] {
  if (!rows.some((row) => isLoose(row) && row.assigned.some(isPower))) return rows;
  return rows.map((row) =>
    row.pair && row.side === 'both' && row.assigned.some(isPower) ? { ...row, side: null } : row,
  );
}

/** Offers only the eyes that have no such value yet. */
function askEye(
  row: Row,
  taken: readonly Row[],
  answers: PastedAnswers,
): { side: StatedSide; question: PastedQuestion } {
  const free = eyeSides.filter(
    (side) => !taken.some((each) => each.side === side && sharesPower(each.assigned, row)),
  );
  const sides = free.length === 1 ? free : ([...eyeSides, 'both'] as const);
  const span = spanOf(row.assigned, row.stray);
  const id = `whichEye ${span.from}`;
  const choices = sides.map((answer) => ({ answer, values: [] }));
  return {
    side: sides.find((side) => side === answers[id]) ?? null,
    question: { id, code: 'whichEye', path: null, choices, ...span },
  };
}

/** Two rows are the two eyes, usually the right one first. */
function askRows(
  rows: readonly Row[],
  [first, second]: readonly [Row, Row],
  answers: PastedAnswers,
): { rows: Row[]; questions: PastedQuestion[] } {
  const span = {
    from: spanOf(first.assigned, first.stray).from,
    to: spanOf(second.assigned, second.stray).to,
  };
  const id = `whichRow ${span.from}`;
  const choices = [
    { answer: 'right', values: [] },
    { answer: 'left', values: [] },
  ];
  const answer = choices.find((choice) => choice.answer === answers[id])?.answer;
  const other: EyeSide = answer === 'right' ? 'left' : 'right';
  const sideOf = (row: Row): StatedSide => {
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
