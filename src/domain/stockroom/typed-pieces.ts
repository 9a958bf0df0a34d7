import type { PiecesReading } from '../shelf/pieces.ts';
import { readCount } from '../typed/amount.ts';
import { stockLimits } from '../vocabulary/limits.ts';

/** Reads pieces received, counted or targeted by the lab: `5,000` is five thousand, and `5.000` is rejected. */
export function readTypedPieces(text: string): PiecesReading {
  const read = readCount(text);
  if (read.kind === 'empty') return read;
  if (read.kind === 'problem') {
    return { kind: 'problem', code: text.trim().startsWith('=') ? 'formula' : 'notACount' };
  }
  if (read.value < 0) return { kind: 'problem', code: 'negative' };
  if (read.value > stockLimits.pieces.max) return { kind: 'problem', code: 'tooMany' };
  return { kind: 'pieces', value: read.value };
}
