import * as z from 'zod/mini';
import { labCalendar } from '../catalogue/lab-calendar.ts';
import { catalogueId, refractiveIndex } from '../catalogue/lens.ts';
import { priceTerms } from '../prices/price-terms.ts';
import { shelfCount } from '../shelf/shelf-count.ts';
import { quantityBreaks } from '../shelf/shelf-price.ts';
import { bilingual } from '../vocabulary/bilingual.ts';
import { stockLimits, textLimits } from '../vocabulary/limits.ts';
import { orderText } from '../vocabulary/storable-text.ts';

/** Diameter of an uncut lens, tenths of a millimetre. */
const diameter = z.int().check(z.gte(300), z.lte(1000));
const sphere = z.int().check(z.gte(-3000), z.lte(3000));
/** Minus form, so never above 0. */
const cylinder = z.int().check(z.gte(-1000), z.lte(0));
const pieces = z.int().check(z.gte(stockLimits.pieces.min), z.lte(stockLimits.pieces.max));

/** Pieces in stock of one power; `null` if it is not in the chart. */
const stockCount = z.nullable(shelfCount);
export type StockCount = z.infer<typeof stockCount>;

/** Powers of a lens in one diameter. Hundredths of a dioptre, minus form, ascending. */
export const stockChart = z.strictObject({
  /** Tenths of a millimetre. */
  diameter,
  spheres: z.array(sphere),
  cylinders: z.array(cylinder),
  /** By sphere, then by cylinder, as in the two lists. */
  onHand: z.array(z.array(stockCount)),
});
export type StockChart = z.infer<typeof stockChart>;

/** Prices for an inclusive range of powers. The first band that contains a power wins. */
export const stockBand = z.strictObject({
  sphereMin: sphere,
  sphereMax: sphere,
  cylinderMin: cylinder,
  cylinderMax: cylinder,
  /** Null applies to every diameter. */
  diameter: z.nullable(diameter),
  breaks: quantityBreaks,
});
export type StockBand = z.infer<typeof stockBand>;

/** A stock lens: round, uncut, single vision. */
export const stockLens = z.strictObject({
  id: catalogueId,
  name: bilingual,
  /** Short code used in the trade, `HMC`, as shops type it. */
  code: z.string().check(z.regex(/^[A-Z0-9]{1,12}$/)),
  index: refractiveIndex,
  charts: z.array(stockChart),
  /** Prices for the account's tier; empty for a visitor. */
  bands: z.array(stockBand),
});
export type StockLens = z.infer<typeof stockLens>;

/** The stock catalogue as one account, or a visitor, sees it. */
export const stockCatalogue = z.strictObject({
  /** Digest of the content. */
  revision: z.string(),
  /** A visitor sees neither counts nor prices. */
  audience: z.enum(['account', 'visitor']),
  lenses: z.array(stockLens),
  calendar: labCalendar,
  terms: z.optional(priceTerms),
});
export type StockCatalogue = z.infer<typeof stockCatalogue>;

/** One power of one lens in one diameter. Stock lenses have no axis. */
const cell = { lens: catalogueId, diameter, sphere, cylinder };

export const stockLine = z.strictObject({ ...cell, pieces });
export type StockLine = z.infer<typeof stockLine>;
export type StockCell = Omit<StockLine, 'pieces'>;

/** A stock order as sent and stored. Each cell has one line; quantities are pieces, never pairs. */
export const stockOrder = z.strictObject({
  kind: z.literal('stock'),
  /** The shop's own reference. */
  reference: orderText(textLimits.reference),
  remarks: orderText(textLimits.remarks),
  lines: z
    .array(stockLine)
    .check(z.minLength(stockLimits.lines.min), z.maxLength(stockLimits.lines.max)),
});
export type StockOrder = z.infer<typeof stockOrder>;
