import { readPriceName } from '../../domain/revisions/price-name.ts';
import { countText } from '../language/count-text.ts';
import { isolate } from '../language/format-number.ts';
import { formatEyeValue, formatIndex, formatMillimetres } from '../language/format-optics.ts';
import { fill, inBoth, type Message, messages } from '../language/message.ts';
import { choiceLabel } from './choices.ts';

const { texts } = messages('pricedWords', {
  lens: [
    '{design} {index} {colour}، اسفر {from} تا {to}، سیلندر تا {cylinder}، جمع تا {combined}',
    '{design} {index} {colour}, SPH {from} to {to}, CYL to {cylinder}, sum to {combined}',
  ],
  stock: [
    '{lens} ({tier})، {diameter}، اسفر {from} تا {to}، سیلندر {weakest} تا {cylinder}، از {pieces} عدد',
    '{lens} ({tier}), {diameter}, SPH {from} to {to}, CYL {weakest} to {cylinder}, from {pieces} pieces',
  ],
  accessory: [
    '{product}{variant} ({tier})، از {pieces} عدد',
    '{product}{variant} ({tier}), from {pieces} pieces',
  ],
  own: ['{what} ({tier})', '{what} ({tier})'],
  everyDiameter: ['همهٔ قطرها', 'every diameter'],
});

type NameOf = (item: string) => Message | undefined;

const same = (text: string): Message => [text, text];
/** The name of a price group. */
export const tierWords = (tier: string, nameOf: NameOf): Message =>
  nameOf(`tier ${tier}`) ?? same(isolate(tier));
const power = (text: string | undefined): Message =>
  inBoth((locale) => formatEyeValue('sphere', Number(text), locale));
const count = (text: string | undefined): Message => countText(Number(text));

function lensWords(
  [id = '', index, colour = '', ...range]: readonly string[],
  nameOf: NameOf,
): Message {
  const [from, to, cylinder, combined] = range.map(power);
  return fill(texts.lens, {
    design: nameOf(`design ${id}`) ?? same(id),
    index: inBoth((locale) => formatIndex(Number(index), locale)),
    colour: choiceLabel(colour),
    from: from ?? '',
    to: to ?? '',
    cylinder: cylinder ?? '',
    combined: combined ?? '',
  });
}

function stockWords(
  [id = '', tier = '', diameter, ...rest]: readonly string[],
  nameOf: NameOf,
): Message {
  const [from, to, cylinder, weakest] = rest.map(power);
  const across = inBoth((locale) => isolate(`Ø${formatMillimetres(Number(diameter), locale)}`));
  return fill(texts.stock, {
    lens: nameOf(`stockLens ${id}`) ?? same(id),
    tier: tierWords(tier, nameOf),
    diameter: diameter === '*' ? texts.everyDiameter : across,
    from: from ?? '',
    to: to ?? '',
    cylinder: cylinder ?? '',
    weakest: weakest ?? '',
    pieces: count(rest[4]),
  });
}

function accessoryWords(
  [id = '', variant, tier = '', pieces]: readonly string[],
  nameOf: NameOf,
): Message {
  return fill(texts.accessory, {
    product: nameOf(`accessory ${id}`) ?? same(id),
    variant: variant === '*' ? '' : ` ${isolate(variant ?? '')}`,
    tier: tierWords(tier, nameOf),
    pieces: count(pieces),
  });
}

/** What a price is for, in words; `name` is from `formatPriceName`. */
export function pricedWords(name: string, nameOf: NameOf): Message {
  const { of, tier } = readPriceName(name);
  const what = thingWords(of, nameOf);
  return tier === null ? what : fill(texts.own, { what, tier: tierWords(tier, nameOf) });
}

function thingWords(of: string, nameOf: NameOf): Message {
  const [kind = '', ...names] = of.split(' ');
  if (kind === 'lens') return lensWords(names, nameOf);
  if (kind === 'stock') return stockWords(names, nameOf);
  if (kind === 'accessory') return accessoryWords(names, nameOf);
  return nameOf(of) ?? same(of);
}
