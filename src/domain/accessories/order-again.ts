import { addLine, setPieces } from '../shelf/shelf-lines.ts';
import type { AccessoryLine, AccessoryProduct } from './accessories.ts';
import { accessoriesOnHand, accessoryKey } from './products.ts';

/** The lines of an earlier order, sorted by what the lab still has. */
export type LinesToReorder = {
  /** Lines that can be ordered, in their original order. */
  lines: AccessoryLine[];
  /** The orderable lines that are sold out; they can wait for stock. */
  out: AccessoryLine[];
  /** Lines whose variants the lab no longer has. */
  gone: AccessoryLine[];
};

export function linesToReorder(
  ordered: readonly AccessoryLine[],
  catalogue: { readonly products: readonly AccessoryProduct[] },
): LinesToReorder {
  const onHand = (line: AccessoryLine) => accessoriesOnHand(catalogue, line);
  const lines = ordered.filter((line) => onHand(line) !== undefined);
  return {
    lines,
    out: lines.filter((line) => onHand(line) === 0),
    gone: ordered.filter((line) => onHand(line) === undefined),
  };
}

/** Adds lines to the typed ones: to the pieces of the same variant, or as new lines. */
export const addLines = (
  typed: readonly AccessoryLine[],
  added: readonly AccessoryLine[],
): AccessoryLine[] =>
  added.reduce<AccessoryLine[]>((lines, line) => addLine(lines, line, accessoryKey), [...typed]);

/** Removes the added lines again. Lines typed before or since stay. */
export const removeAddedLines = (
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
