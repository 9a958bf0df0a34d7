import { addLine, setPieces } from '../shelf/shelf-lines.ts';
import type { AccessoryLine, AccessoryProduct } from './accessories.ts';
import { accessoriesOnHand, accessoryKey } from './products.ts';

/** Lines of an earlier order, by what the lab has of them now. */
export type LinesAgain = {
  /** Those that can be ordered, in their order. */
  lines: AccessoryLine[];
  /** Those of them that are sold out: they can wait for stock. */
  out: AccessoryLine[];
  /** Those of variants that the lab no longer has. */
  gone: AccessoryLine[];
};

export function linesAgain(
  ordered: readonly AccessoryLine[],
  catalogue: { readonly products: readonly AccessoryProduct[] },
): LinesAgain {
  const onHand = (line: AccessoryLine) => accessoriesOnHand(catalogue, line);
  const lines = ordered.filter((line) => onHand(line) !== undefined);
  return {
    lines,
    out: lines.filter((line) => onHand(line) === 0),
    gone: ordered.filter((line) => onHand(line) === undefined),
  };
}

/** Adds lines to those typed: to the pieces of the same variant, or as new lines. */
export const addLines = (
  typed: readonly AccessoryLine[],
  added: readonly AccessoryLine[],
): AccessoryLine[] =>
  added.reduce<AccessoryLine[]>((lines, line) => addLine(lines, line, accessoryKey), [...typed]);

/** Takes added lines back out. What was typed before and since stays. */
export const takeLinesBack = (
  typed: readonly AccessoryLine[],
  added: readonly AccessoryLine[],
): AccessoryLine[] =>
  added.reduce<AccessoryLine[]>(
    (lines, line) => {
      const index = lines.findIndex((each) => accessoryKey(each) === accessoryKey(line));
      return setPieces(lines, index, (lines[index]?.pieces ?? 0) - line.pieces);
    },
    [...typed],
  );
