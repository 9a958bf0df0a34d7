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

/** Place among the items of its kind, ascending; items of the same place are in the order of their keys. */
const position = z.int().check(z.gte(0), z.lte(1_000_000));

const text = (max: number) => orderText(max).check(z.trim(), z.minLength(1));
const names = z.strictObject({ fa: text(80), en: text(80) });
const texts = z.strictObject({ fa: text(200), en: text(200) });

/** The id of the tier that a price list is for. */
const tier = catalogueId;
const { bands: stockBands } = stockLens.shape;
const { bands: accessoryBands } = accessoryProduct.shape;

const variantOf = z.omit(accessoryProduct.shape.variants.def.element, { onHand: true });

/** Days after the first pair on which a second pair may follow. */
const pairDays = z.int().check(z.gte(1), z.lte(365));

/** The values of each kind of item. What the key says is not repeated in the value. */
export const itemValues = {
  tier: z.strictObject({ position, name: names }),
  discount: z.strictObject({
    position,
    name: names,
    percent: discountPercent,
    of: z.enum(discountScopes),
    /** For second pairs alone that follow within these days; null where it is for all orders. */
    pairDays: z._default(z.nullable(pairDays), null),
    /** For the accounts of this tier alone. */
    tier: z.nullable(tier),
    /** For this account alone, with its name as it was. */
    account: z.nullable(z.strictObject({ id: z.uuid(), name: text(200) })),
    /** Days at the lab, both included; it has no end where the last one is null. */
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
    /** Prices by tier; a tier without prices is left out. */
    tiers: z.record(tier, stockBands.check(z.minLength(1))),
  }),
  stockCell: z.strictObject({
    /** Reorder level: pieces below which the lab orders more of the power; null where it does not watch it. */
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
      /** Prices by tier; a tier without prices is left out. */
      tiers: z.record(tier, accessoryBands.check(z.minLength(1))),
    },
  ),
  /** The price that holds from the key's day on, in rials; null is "price on request". */
  price: z.strictObject({
    price: z.nullable(rials),
    /** Of a tier: from that day on only the general price applies. Then `price` is null. */
    isGeneral: z.optional(z.literal(true)),
  }),
} as const satisfies Record<ItemKind, z.ZodMiniType>;

export type ItemValues = { [Kind in ItemKind]: z.infer<(typeof itemValues)[Kind]> };
