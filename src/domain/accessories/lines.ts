import { setPieces } from '../shelf/shelf-lines.ts';
import type { AccessoryLine } from './accessories.ts';
import { accessoryKey } from './products.ts';

/** Sets how many pieces of a variant are ordered; 0 removes its line. */
export function orderPieces(lines: readonly AccessoryLine[], line: AccessoryLine): AccessoryLine[] {
  const key = accessoryKey(line);
  const index = lines.findIndex((each) => accessoryKey(each) === key);
  if (index >= 0) return setPieces(lines, index, line.pieces);
  return line.pieces > 0 ? [...lines, line] : [...lines];
}
