import {
  type KeptReader,
  likeParts,
  list,
  oneOf,
  optional,
  part,
  string,
  whole,
} from '../vocabulary/kept-data.ts';
import type { StockDraft } from './draft.ts';
import { emptyStockDraft } from './draft-content.ts';
import type { StockLine } from './stock.ts';

/** A line of stock that an earlier version of the panel kept. */
export const stockLineFrom: KeptReader<StockLine> = part<StockLine>({
  lens: string,
  diameter: whole,
  sphere: whole,
  cylinder: whole,
  pieces: whole,
});

/**
 * A draft that an earlier version of the panel kept; throws for anything else. One line that cannot be read is enough:
 * an order must not lose a line without a word.
 */
export const stockDraftFrom: KeptReader<StockDraft> = part<StockDraft>({
  ...likeParts(emptyStockDraft()),
  unit: oneOf('pieces', 'pairs'),
  entry: oneOf('single', 'multi'),
  diameter: optional(whole),
  lines: list(stockLineFrom),
});
