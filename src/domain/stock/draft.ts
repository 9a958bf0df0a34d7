import type { StockUnit } from '../shelf/pieces.ts';
import type { StockLine } from './stock.ts';

/**
 * A stock order as the shop typed it, kept on the device until it is sent. Changing its shape takes a new record
 * version.
 */
export type StockDraft = {
  reference: string;
  remarks: string;
  /** Unit quantities are shown and typed in; lines always store pieces. */
  unit: StockUnit;
  /** Screen to open it with: single lines, or the grid. */
  entry: 'single' | 'multi';
  /** Id of the lens being ordered, empty if none. */
  lens: string;
  /** Tenths of a millimetre. */
  diameter: number | null;
  /** Text of the line being typed. */
  line: string;
  lines: StockLine[];
  /** Keys of the powers of which what is missing may wait for stock. */
  waits: string[];
};
