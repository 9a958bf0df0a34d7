import { type StockUnit, writePieces } from '../../domain/shelf/pieces.ts';
import { withCount } from '../language/count-text.ts';
import type { Message } from '../language/message.ts';
import { shelf } from './shelf.ts';

const { onePiece, onePair, countPieces, countPairs } = shelf.texts;
const names = { pieces: [onePiece, countPieces], pairs: [onePair, countPairs] } as const;

/** `۲ جفت`; three pieces are 1.5 pairs. */
export function piecesMessage(pieces: number, unit: StockUnit): Message {
  const count = Number(writePieces(pieces, unit));
  const [one, many] = names[unit];
  return withCount(count === 1 ? one : many, count);
}
