import type { AccessoryProduct } from '../accessories/accessories.ts';
import { accessoryKey } from '../accessories/products.ts';
import type { ShelfCount } from '../shelf/shelf-count.ts';
import { stockCellKey } from '../stock/chart.ts';
import type { StockLens } from '../stock/stock.ts';
import type { Order } from './order.ts';

/** Pieces by the key of their shelf item. */
type Pieces = Readonly<Record<string, number>>;

/** An order's pieces from the shelf; empty for a prescription. */
export function piecesOf({ content }: Pick<Order, 'content'>): Record<string, number> {
  if (content.kind === 'rx') return {};
  const lines: [string, number][] =
    content.kind === 'stock'
      ? content.lines.map((line) => [stockCellKey(line), line.pieces])
      : content.lines.map((line) => [accessoryKey(line), line.pieces]);
  return Object.fromEntries(lines);
}

const plus = <Count extends ShelfCount | null>(count: Count, more: number | undefined) =>
  typeof count === 'number' && more ? count + more : count;

/** Stock lenses with these pieces added to what is on hand. */
export function stockWith<List extends object>(list: List, pieces: Pieces): List {
  const { lenses } = list as { lenses: readonly StockLens[] };
  const withMore = lenses.map((lens) => ({
    ...lens,
    charts: lens.charts.map((chart) => ({
      ...chart,
      onHand: chart.onHand.map((row, line) =>
        row.map((count, column) => {
          const sphere = chart.spheres[line] ?? 0;
          const cylinder = chart.cylinders[column] ?? 0;
          const { diameter } = chart;
          return plus(count, pieces[stockCellKey({ lens: lens.id, diameter, sphere, cylinder })]);
        }),
      ),
    })),
  }));
  return { ...list, lenses: withMore };
}

/** Accessories with these pieces added to what is on hand. */
export function accessoriesWith<List extends object>(list: List, pieces: Pieces): List {
  const { products } = list as { products: readonly AccessoryProduct[] };
  const withMore = products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      onHand: plus(
        variant.onHand,
        pieces[accessoryKey({ product: product.id, variant: variant.id })],
      ),
    })),
  }));
  return { ...list, products: withMore };
}
