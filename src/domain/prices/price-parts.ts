import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';
import { eyeSides } from '../vocabulary/eye.ts';
import { basisPoints, rials } from '../vocabulary/money.ts';
import { partNames } from './part-names.ts';

export type PartName = (typeof partNames)[number];

/** A part of an order's price, in rials with the tax; null is "price on request". */
export const pricePart = z.strictObject({
  part: z.enum(partNames),
  /** Of the design, coating, service, stock lens or product. Its name is kept with the order. */
  id: z.string(),
  /** Where the two eyes differ in it. */
  eye: z.optional(z.enum(eyeSides)),
  pieces: z.int().check(z.gte(1)),
  each: z.nullable(rials),
  total: z.nullable(rials),
});
export type PricePart = z.infer<typeof pricePart>;

/** What is taken off, in rials, and why. */
export const priceDiscount = z.strictObject({ name: bilingual, amount: rials });
export type PriceDiscount = z.infer<typeof priceDiscount>;

/**
 * What an order's price was made of when the order was placed. The parts less the discount are the total, to the rial.
 * All of them include the tax, which is a share of the total.
 */
export const priceParts = z.strictObject({
  parts: z.array(pricePart),
  discount: z.nullable(priceDiscount),
  /** The rate that holds for the order, once it is charged that of the charge; null where none was set. */
  taxRate: z.nullable(basisPoints),
});
export type PriceParts = z.infer<typeof priceParts>;
