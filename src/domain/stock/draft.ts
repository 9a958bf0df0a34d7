import type { StockUnit } from '../shelf/pieces.ts';
import type { StockLine } from './stock.ts';

/**
 * A stock order as typed by the shop, kept on the device until it is sent. Changing its shape requires a new record
 * version.
 */
export type StockDraft = {
  reference: string;
  remarks: string;
  /** Unit in which quantities are shown and typed; lines always store pieces. */
  unit: StockUnit;
  /** Screen on which to open it: single lines, or the grid. */
  entry: 'single' | 'multi';
  /** Id of the lens being ordered, empty if none. */
  lens: string;
  /** Tenths of a millimetre. */
  diameter: number | null;
  /** Text of the line being typed. */
  line: string;
  lines: StockLine[];
  /** Keys of the powers whose missing pieces may wait for stock. */
  waits: string[];
};
