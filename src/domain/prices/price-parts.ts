import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';
import { eyeSides } from '../vocabulary/eye.ts';
import { basisPoints, rials } from '../vocabulary/money.ts';
import { partNames } from './part-names.ts';

export type PartName = (typeof partNames)[number];

/** A part of an order's price, in rials including tax; null is "price on request". */
export const pricePart = z.strictObject({
  part: z.enum(partNames),
  /** Id of the design, coating, service, stock lens or product. Its name is stored with the order. */
  id: z.string(),
  /** If the two eyes differ in it. */
  eye: z.optional(z.enum(eyeSides)),
  pieces: z.int().check(z.gte(1)),
  each: z.nullable(rials),
  total: z.nullable(rials),
});
export type PricePart = z.infer<typeof pricePart>;

/** The amount of the discount, in rials, and its name. */
export const priceDiscount = z.strictObject({ name: bilingual, amount: rials });
export type PriceDiscount = z.infer<typeof priceDiscount>;

/**
 * The breakdown of an order's price when it was placed. The parts less the discount equal the total, to the rial. All
 * of them include the tax, which is a share of the total.
 */
export const priceParts = z.strictObject({
  parts: z.array(pricePart),
  discount: z.nullable(priceDiscount),
  /** The order's tax rate, from the time of its charge once charged; null if none was set. */
  taxRate: z.nullable(basisPoints),
});
export type PriceParts = z.infer<typeof priceParts>;
