import type { Remaking } from '../lifecycle/remaking.ts';
import type { RxPrice } from '../rx/rx-price.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Rials } from '../vocabulary/money.ts';

const others = { right: 'left', left: 'right' } as const satisfies Record<EyeSide, EyeSide>;

/**
 * The agreed price of what is made again: of one eye its own share, of a price the lab named for both half of it, rounded
 * up to a rial. Of one eye it is not written out: the parts are those of the pair.
 */
export function remadePrice<Price extends RxPrice>(
  { price, quotedTotal }: { price: Price; quotedTotal: Rials | null },
  ordered: Readonly<Record<EyeSide, object | null>>,
  { eyes }: Pick<Remaking, 'eyes'>,
): { price: Price; quotedTotal: Rials | null } {
  if (eyes === 'both') return { price, quotedTotal };
  const other = others[eyes];
  const own = price.total === null ? null : price[eyes];
  const isPair = ordered[eyes] !== null && ordered[other] !== null;
  const half = quotedTotal === null ? null : Math.ceil(quotedTotal / 2);
  const remade: Price = { ...price, [eyes]: own, [other]: 0, total: own };
  delete remade.parts;
  return { price: remade, quotedTotal: isPair ? half : quotedTotal };
}
