import { splitNumber } from '../typed/number.ts';
import { stockLimits } from '../vocabulary/limits.ts';
import { splitCount } from './count-words.ts';

/** Unit of a typed quantity; a pair is two pieces. */
export type StockUnit = 'pieces' | 'pairs';

/** `value`: pieces, from 0 to the maximum per line. */
export type PiecesReading =
  | { kind: 'empty' }
  | { kind: 'pieces'; value: number }
  | { kind: 'problem'; code: PiecesProblem };
export type PiecesProblem = 'notACount' | 'negative' | 'formula' | 'tooMany';

const perUnit = { pieces: 1, pairs: 2 } as const satisfies Record<StockUnit, number>;

/**
 * Reads a quantity in a unit, in any digits. Accepts `2.0`, as spreadsheets write 2, half pairs, and a different unit
 * after the number, as in `2 pairs` and `یک جفت`. Rejects `1,000`, which may mean one or a thousand.
 */
export function readPieces(text: string, unit: StockUnit): PiecesReading {
  const problem = (code: PiecesProblem): PiecesReading => ({ kind: 'problem', code });
  const typed = splitNumber(text);
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'unreadable') {
    const said = splitCount(text);
    return said ? readPieces(said.amount, said.unit) : problem(codeOf(typed.text));
  }
  const halves = halvesOf(typed.fraction ?? '');
  if (halves === null || (halves === 1 && unit === 'pieces')) return problem('notACount');
  const value = Number(typed.whole) * perUnit[unit] + halves;
  if (typed.sign === '-' && value > 0) return problem('negative');
  return value > stockLimits.pieces.max ? problem('tooMany') : { kind: 'pieces', value };
}

function halvesOf(fraction: string): 0 | 1 | null {
  if (/^0{0,2}$/.test(fraction)) return 0;
  return /^50?$/.test(fraction) ? 1 : null;
}

function codeOf(unreadable: string): PiecesProblem {
  if (unreadable.startsWith('=')) return 'formula';
  return /^\+?\d{7,}$/.test(unreadable) ? 'tooMany' : 'notACount';
}

/** Writes pieces in a unit, Latin digits: three pieces are `1.5` pairs. Null gives an empty text. */
export function writePieces(pieces: number | null, unit: StockUnit): string {
  return pieces === null ? '' : String(pieces / perUnit[unit]);
}

/** One unit more or less, up to the maximum per line; null for none. */
export function stepPieces(
  pieces: number | null,
  unit: StockUnit,
  direction: 1 | -1,
): number | null {
  const next = (pieces ?? 0) + direction * perUnit[unit];
  return next > 0 ? Math.min(next, stockLimits.pieces.max) : null;
}
