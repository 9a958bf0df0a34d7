import * as z from 'zod/mini';
import { labCalendar } from '../catalogue/lab-calendar.ts';
import { catalogueId } from '../catalogue/lens.ts';
import { priceTerms } from '../prices/price-terms.ts';
import { shelfCount } from '../shelf/shelf-count.ts';
import { quantityBreaks } from '../shelf/shelf-price.ts';
import { bilingual } from '../vocabulary/bilingual.ts';
import { stockLimits, textLimits } from '../vocabulary/limits.ts';
import { orderText } from '../vocabulary/storable-text.ts';

/** A group of products: cases, pads, cloths. */
const category = z.strictObject({ id: catalogueId, name: bilingual });
export type AccessoryCategory = z.infer<typeof category>;

/** A product in one colour and size. */
const variant = z.strictObject({
  id: catalogueId,
  /** Colour and size in words. */
  name: bilingual,
  /** Colour of its drawing, `#0b7a75`; null where colour makes no difference. */
  swatch: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  onHand: shelfCount,
});
export type AccessoryVariant = z.infer<typeof variant>;

/** Prices of one variant, or of all variants if `variant` is null. The first band that applies to a variant wins. */
const band = z.strictObject({ variant: z.nullable(catalogueId), breaks: quantityBreaks });
export type AccessoryBand = z.infer<typeof band>;

/** Two sentences at most. */
const description = z.strictObject({
  fa: z.string().check(z.minLength(1), z.maxLength(200)),
  en: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** A picture the lab has uploaded. */
export const accessoryPicture = z.strictObject({
  /** Digest of the content. It is part of the address, so a new picture gets a new address. */
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Width of the largest stored file, in pixels. The other stored widths follow from it. */
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
});

export const accessoryProduct = z.strictObject({
  id: catalogueId,
  category: catalogueId,
  name: bilingual,
  description,
  /** The built-in drawing shown while there is no picture. */
  drawing: catalogueId,
  picture: z.nullable(accessoryPicture),
  /** Stock is low at this many pieces of a variant or fewer. */
  lowStock: z.int().check(z.gte(0)),
  variants: z.array(variant).check(z.minLength(1)),
  /** Prices for the account's tier; empty for a visitor. */
  bands: z.array(band),
});
export type AccessoryProduct = z.infer<typeof accessoryProduct>;

/** The accessory catalogue as one account, or a visitor, sees it. */
export const accessoryCatalogue = z.strictObject({
  /** Digest of the content. */
  revision: z.string(),
  /** A visitor sees neither counts nor prices. */
  audience: z.enum(['account', 'visitor']),
  categories: z.array(category),
  products: z.array(accessoryProduct),
  calendar: labCalendar,
  terms: z.optional(priceTerms),
});
export type AccessoryCatalogue = z.infer<typeof accessoryCatalogue>;

export const accessoryLine = z.strictObject({
  product: catalogueId,
  variant: catalogueId,
  pieces: z.int().check(z.gte(stockLimits.pieces.min), z.lte(stockLimits.pieces.max)),
});
export type AccessoryLine = z.infer<typeof accessoryLine>;

/** An order of accessories as sent and stored, with one line per variant. */
export const accessoryOrder = z.strictObject({
  kind: z.literal('accessories'),
  /** The shop's own reference. */
  reference: orderText(textLimits.reference),
  remarks: orderText(textLimits.remarks),
  lines: z
    .array(accessoryLine)
    .check(z.minLength(stockLimits.lines.min), z.maxLength(stockLimits.lines.max)),
});
export type AccessoryOrder = z.infer<typeof accessoryOrder>;
