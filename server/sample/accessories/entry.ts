import type {
  AccessoryBand,
  AccessoryVariant,
} from '../../../src/domain/accessories/accessories.ts';
import type { QuantityBreaks } from '../../../src/domain/shelf/shelf-price.ts';
import type { Bilingual } from '../../../src/domain/vocabulary/bilingual.ts';
import type { AccessoryEntry } from '../../use-cases/catalogue/write-accessories.ts';

type Colour = { id: string; name: Bilingual; swatch: string };

/** Colours shared by several products. */
export const colours = {
  black: { id: 'black', name: { fa: 'مشکی', en: 'Black' }, swatch: '#30343b' },
  brown: { id: 'brown', name: { fa: 'قهوه‌ای', en: 'Brown' }, swatch: '#8a5a3b' },
  navy: { id: 'navy', name: { fa: 'سرمه‌ای', en: 'Navy' }, swatch: '#2f4a7d' },
  red: { id: 'red', name: { fa: 'قرمز', en: 'Red' }, swatch: '#b5383f' },
  green: { id: 'green', name: { fa: 'سبز', en: 'Green' }, swatch: '#3b7a57' },
  grey: { id: 'grey', name: { fa: 'طوسی', en: 'Grey' }, swatch: '#7d8590' },
  blue: { id: 'blue', name: { fa: 'آبی', en: 'Blue' }, swatch: '#3f86c6' },
  pink: { id: 'pink', name: { fa: 'صورتی', en: 'Pink' }, swatch: '#d77a9b' },
  yellow: { id: 'yellow', name: { fa: 'زرد', en: 'Yellow' }, swatch: '#d9a520' },
  clear: { id: 'clear', name: { fa: 'بی‌رنگ', en: 'Clear' }, swatch: '#9db8c4' },
} as const satisfies Record<string, Colour>;

type Variant = Omit<AccessoryVariant, 'onHand'> & { onHand: number };

/** A variant by colour, with its stock. */
export function inColour({ id, name, swatch }: Colour, onHand: number): Variant {
  return { id, name, swatch, onHand };
}

/** A variant by size, or by size and colour. */
export function inSize(id: string, name: Bilingual, onHand: number, colour?: Colour): Variant {
  if (!colour) return { id, name, swatch: null, onHand };
  const both = { fa: `${colour.name.fa}، ${name.fa}`, en: `${colour.name.en}, ${name.en}` };
  return { id: `${colour.id}-${id}`, name: both, swatch: colour.swatch, onHand };
}

/** Discounts of 5, 10 and 15 % from the given quantities. Prices are whole tomans, so the last digit in rials is 0. */
export function quantities(price: number, from: readonly number[]): QuantityBreaks {
  const less = (percent: number) => Math.round((price * (100 - percent)) / 1000) * 10;
  return [
    { from: 1, price },
    ...from.slice(0, 3).map((pieces, index) => ({ from: pieces, price: less((index + 1) * 5) })),
  ];
}

/** A price for some variants, or if null for all that no earlier band names. */
export type Priced = { variants: readonly string[] | null; price: number | null };

/** A text in Persian and English. */
type Text = readonly [fa: string, en: string];

type Product = Omit<AccessoryEntry, 'name' | 'description' | 'tiers' | 'lowStock' | 'variants'> & {
  name: Text;
  description: Text;
  variants: Variant[];
  prices: readonly Priced[];
  /** Quantities from which the discounts apply. */
  breaks: readonly number[];
  lowStock?: number;
};

const partnerPercent = 92;

function bandsOf(
  prices: readonly Priced[],
  breaks: readonly number[],
  percent: number,
): AccessoryBand[] {
  return prices.flatMap(({ variants, price }) => {
    const own = price === null ? null : Math.round((price * percent) / 1000) * 10;
    const steps = own === null ? [{ from: 1, price: null }] : quantities(own, breaks);
    return (variants ?? [null]).map((variant) => ({ variant, breaks: steps }));
  });
}

const bilingual = ([fa, en]: Text): Bilingual => ({ fa, en });

/** A product with the prices of both tiers. */
export function product(given: Product): AccessoryEntry {
  const { name, description, prices, breaks, lowStock = 10, ...rest } = given;
  const tiers = {
    standard: bandsOf(prices, breaks, 100),
    partner: bandsOf(prices, breaks, partnerPercent),
  };
  const texts = { name: bilingual(name), description: bilingual(description) };
  return { ...rest, ...texts, lowStock, tiers };
}

/** One price for every variant. */
export const all = (price: number | null): Priced[] => [{ variants: null, price }];
