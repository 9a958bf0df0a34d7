import { prismParts } from '../optics/prism-parts.ts';
import type { SpheroCylinder } from '../optics/sphero-cylinder.ts';
import type { RxDraft } from '../rx/draft/draft.ts';
import type { KnownDraft } from '../rx/draft/read-known.ts';
import type { KnownRx } from '../rx/known-rx.ts';
import { availabilityOf } from '../shelf/availability.ts';
import { countInChart, stockOnHand } from '../stock/chart.ts';
import { addStockLine } from '../stock/lines.ts';
import { priceStock } from '../stock/price.ts';
import type { StockCatalogue, StockLens, StockLine } from '../stock/stock.ts';
import type { Bilingual } from '../vocabulary/bilingual.ts';
import { eyeSides } from '../vocabulary/eye.ts';
import type { Rials } from '../vocabulary/money.ts';
import { typedPower } from './typed-power.ts';

/** A stock lens that fits the whole prescription. */
export interface StockOffer {
  readonly lens: string;
  readonly name: Bilingual;
  /** One piece for each ordered eye. */
  readonly lines: readonly StockLine[];
  /** Total; null is "price on request". */
  readonly price: Rials | null;
}

/**
 * Stock lenses that can replace the typed prescription: clear uncut single-vision lenses without prism or services,
 * with every power in stock. If counts are hidden, every power must be in the range.
 */
export function stockOffers({ draft, rx }: KnownDraft, stock: StockCatalogue): StockOffer[] {
  const powers = isPlain(draft) ? orderedPowers(rx) : null;
  if (!powers) return [];
  return stock.lenses.flatMap((lens): StockOffer[] => {
    const cells = powers.map((power) => cellOf(lens, power, draft.wishes.diameter));
    const lines = cells.reduce<StockLine[]>(
      (added, cell) => (cell ? addStockLine(added, cell) : added),
      [],
    );
    const isWhole = cells.every((cell) => cell !== null);
    const isThere = lines.every((line) => isOnHand(stockOnHand(stock, line), line.pieces));
    if (!isWhole || !isThere) return [];
    return [{ lens: lens.id, name: lens.name, lines, price: priceStock(lines, stock).total }];
  });
}

function isPlain({ lens, job, services, right, left }: RxDraft): boolean {
  const isClear = lens.colour === '' || lens.colour === 'clear';
  const hasPrism = [right, left].some(({ prism }) =>
    prismParts.some((part) => prism[part].amount !== '' || prism[part].base !== ''),
  );
  const isBare = !hasPrism && !hasService(services);
  return lens.kind === 'singleVision' && job === 'uncut' && isClear && isBare;
}

function hasService({ tint, mirror, coats, engraving }: RxDraft['services']): boolean {
  return [...Object.values(tint), mirror, engraving, ...coats].some((asked) => asked !== '');
}

/** Null while the power of any ordered eye is unknown. */
function orderedPowers(rx: KnownRx): SpheroCylinder[] | null {
  const ordered = eyeSides.filter((side) => rx[side] !== null).map((side) => typedPower(rx[side]));
  return ordered.every((power) => power !== null) ? ordered : null;
}

function isOnHand(count: Parameters<typeof availabilityOf>[0], pieces: number): boolean {
  return ['enough', 'unknown'].includes(availabilityOf(count, pieces));
}

/** One piece of a power, in the requested diameter or else the first diameter in stock. */
function cellOf(lens: StockLens, { sphere, cylinder }: SpheroCylinder, wished: string) {
  const chart = lens.charts.find(
    (each) =>
      (wished === '' || each.diameter === Number(wished)) &&
      isOnHand(countInChart(each, sphere, cylinder), 1),
  );
  return chart ? { lens: lens.id, diameter: chart.diameter, sphere, cylinder, pieces: 1 } : null;
}
