import * as z from 'zod/mini';
import { accessoryProduct } from '../accessories/accessories.ts';
import { labCalendar } from '../catalogue/lab-calendar.ts';
import { catalogueId, coating, lensDesign, lensService } from '../catalogue/lens.ts';
import { discountPercent } from '../prices/discount.ts';
import { discountScopes } from '../prices/discount-scopes.ts';
import { stockLens } from '../stock/stock.ts';
import { stockLimits } from '../vocabulary/limits.ts';
import { rials } from '../vocabulary/money.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import type { ItemKind } from './item-key.ts';

/** Position among items of the same kind, ascending; ties are sorted by key. */
const position = z.int().check(z.gte(0), z.lte(1_000_000));

const text = (max: number) => orderText(max).check(z.trim(), z.minLength(1));
const names = z.strictObject({ fa: text(80), en: text(80) });
const texts = z.strictObject({ fa: text(200), en: text(200) });

/** The id of the tier that a price list is for. */
const tier = catalogueId;
const { bands: stockBands } = stockLens.shape;
const { bands: accessoryBands } = accessoryProduct.shape;

const variantOf = z.omit(accessoryProduct.shape.variants.def.element, { onHand: true });

/** Days after the first pair within which a second pair may follow. */
const pairDays = z.int().check(z.gte(1), z.lte(365));

/** The values of each kind of item. They do not repeat what the key says. */
export const itemValues = {
  tier: z.strictObject({ position, name: names }),
  discount: z.strictObject({
    position,
    name: names,
    percent: discountPercent,
    of: z.enum(discountScopes),
    /** Only for second pairs ordered within these days; null for a discount on all orders. */
    pairDays: z._default(z.nullable(pairDays), null),
    /** Only for accounts of this tier. */
    tier: z.nullable(tier),
    /** Only for this account, with its name at the time of saving. */
    account: z.nullable(z.strictObject({ id: z.uuid(), name: text(200) })),
    /** First and last day at the lab, inclusive; null means no end. */
    from: z.iso.date(),
    until: z.nullable(z.iso.date()),
  }),
  calendar: labCalendar,
  coating: z.extend(z.omit(coating, { id: true }), { position, name: names }),
  service: z.extend(z.omit(lensService, { id: true }), { position, name: names }),
  conflict: z.strictObject({ position, reason: names }),
  design: z.extend(z.omit(lensDesign, { id: true }), { position, name: names }),
  stockLens: z.extend(z.omit(stockLens, { id: true, charts: true, bands: true }), {
    position,
    name: names,
    /** Prices by tier. Tiers without prices are left out. */
    tiers: z.record(tier, stockBands.check(z.minLength(1))),
  }),
  stockCell: z.strictObject({
    /** Reorder level: the lab orders more of the power below this many pieces; null if it is not monitored. */
    level: z.nullable(z.int().check(z.gte(0), z.lte(stockLimits.pieces.max))),
  }),
  category: z.strictObject({ position, name: names }),
  accessory: z.extend(
    z.omit(accessoryProduct, { id: true, picture: true, bands: true, variants: true }),
    {
      position,
      name: names,
      description: texts,
      variants: z.array(z.extend(variantOf, { name: names })).check(z.minLength(1)),
      /** Prices by tier. Tiers without prices are left out. */
      tiers: z.record(tier, accessoryBands.check(z.minLength(1))),
    },
  ),
  /** The price in force from the key's day on, in rials; null is "price on request". */
  price: z.strictObject({
    price: z.nullable(rials),
    /** For a tier: only the general price applies from that day on. `price` is then null. */
    isGeneral: z.optional(z.literal(true)),
  }),
} as const satisfies Record<ItemKind, z.ZodMiniType>;

export type ItemValues = { [Kind in ItemKind]: z.infer<(typeof itemValues)[Kind]> };
