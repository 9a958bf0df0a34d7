import { stockCellKey } from '../stock/chart.ts';
import type { StockCell, StockChart } from '../stock/stock.ts';

/** What the lab knows of one item of its shelf. */
export interface ShelfState {
  onHand: number;
  /** The quantity the lab wants to have, for an accessory the last that counts as low; null for none. */
  level: number | null;
  /** Pieces of placed orders that are not in production yet: they still lie in their place. */
  promised: number;
  /** Number of its last movement. */
  seen: number;
}

/** By key on the shelf. */
export type ShelfStates = ReadonlyMap<string, ShelfState>;

/** The pieces that should lie in their place. */
export const expectedOf = ({ onHand, promised }: ShelfState): number => onHand + promised;

/** The power of a key on the shelf, `hmc-156 650 -200 -50`. */
export function cellOfKey(key: string): StockCell {
  const [lens = '', diameter, sphere, cylinder] = key.split(' ');
  return {
    lens,
    diameter: Number(diameter),
    sphere: Number(sphere),
    cylinder: Number(cylinder),
  };
}

const ascending = (values: Iterable<number>) => [...new Set(values)].sort((one, two) => one - two);

/** The powers of one lens in one diameter, in tenths of a millimetre, with what `countOf` says of each. */
export function chartOf(
  { lens, diameter }: Pick<StockCell, 'lens' | 'diameter'>,
  states: ShelfStates,
  countOf: (state: ShelfState) => number,
): StockChart {
  const cells = [...states.keys()].map(cellOfKey);
  const spheres = ascending(cells.map(({ sphere }) => sphere));
  const cylinders = ascending(cells.map(({ cylinder }) => cylinder));
  const onHand = spheres.map((sphere) =>
    cylinders.map((cylinder) => {
      const state = states.get(stockCellKey({ lens, diameter, sphere, cylinder }));
      return state ? countOf(state) : null;
    }),
  );
  return { diameter, spheres, cylinders, onHand };
}
