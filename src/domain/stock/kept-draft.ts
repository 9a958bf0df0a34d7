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

/** Reads a stock line kept by an earlier version of the panel. */
export const stockLineFrom: KeptReader<StockLine> = part<StockLine>({
  lens: string,
  diameter: whole,
  sphere: whole,
  cylinder: whole,
  pieces: whole,
});

/**
 * Reads a draft kept by an earlier version of the panel; throws for anything else. A single unreadable line is enough
 * to throw, because an order must not silently lose a line.
 */
export const stockDraftFrom: KeptReader<StockDraft> = part<StockDraft>({
  ...likeParts(emptyStockDraft()),
  unit: oneOf('pieces', 'pairs'),
  entry: oneOf('single', 'multi'),
  diameter: optional(whole),
  lines: list(stockLineFrom),
});
