import type { Remaking } from '../lifecycle/remaking.ts';
import type { RxPrice } from '../rx/rx-price.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Rials } from '../vocabulary/money.ts';
import { shareOf } from '../vocabulary/share-of.ts';

const others = { right: 'left', left: 'right' } as const satisfies Record<EyeSide, EyeSide>;

/** An eye's price in rials. Discounts lower only the total, not the prices of the eyes. */
function ownTotal({ right, left, total }: RxPrice, eye: EyeSide): Rials | null {
  if (total === null) return null;
  const [own, pair] = [{ right, left }[eye] ?? 0, (right ?? 0) + (left ?? 0)];
  return pair === 0 ? 0 : shareOf(total, own, pair);
}

/**
 * The agreed price of a remake. For one eye, its share of the total or half of a price the lab quoted for both, rounded
 * up to a rial. Leaves out the breakdown for one eye, because its parts are those of the pair.
 */
export function remadePrice<Price extends RxPrice>(
  { price, quotedTotal }: { price: Price; quotedTotal: Rials | null },
  ordered: Readonly<Record<EyeSide, object | null>>,
  { eyes }: Pick<Remaking, 'eyes'>,
): { price: Price; quotedTotal: Rials | null } {
  if (eyes === 'both') return { price, quotedTotal };
  const other = others[eyes];
  const own = ownTotal(price, eyes);
  const isPair = ordered[eyes] !== null && ordered[other] !== null;
  const half = quotedTotal === null ? null : Math.ceil(quotedTotal / 2);
  const remade: Price = { ...price, [eyes]: own, [other]: 0, total: own };
  delete remade.parts;
  return { price: remade, quotedTotal: isPair ? half : quotedTotal };
}
