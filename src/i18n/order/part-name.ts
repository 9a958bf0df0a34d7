import type { BrokenPart } from '../../domain/lifecycle/broken-part.ts';
import type { Order } from '../../domain/order/order.ts';
import { formatEyeValue } from '../language/format-optics.ts';
import { inBoth, type Message } from '../language/message.ts';
import { breakage } from './breakage.ts';

/** The name of a part of an order: the eye, or the item of a line. */
export function partName(order: Order, part: BrokenPart['part']): Message {
  if (typeof part === 'string') return breakage.texts[part];
  if (order.kind === 'stock') return inBoth((locale) => stockLine(order, part, locale));
  if (order.kind === 'accessories') return inBoth((locale) => accessoryLine(order, part, locale));
  return [`${part + 1}`, `${part + 1}`];
}

type Written = Parameters<Parameters<typeof inBoth>[0]>[0];

function stockLine(
  { content, lenses }: Extract<Order, { kind: 'stock' }>,
  part: number,
  locale: Written,
): string {
  const line = content.lines[part];
  if (!line) return `${part + 1}`;
  const { lens, sphere, cylinder } = line;
  const power = [sphere, cylinder].map((value, place) =>
    formatEyeValue(place === 0 ? 'sphere' : 'cylinder', value, locale),
  );
  // Isolated left to right, in both languages.
  return `${lenses[lens]?.[locale] ?? lens} \u2066${power.join(' / ')}\u2069`;
}

function accessoryLine(
  { content, products }: Extract<Order, { kind: 'accessories' }>,
  part: number,
  locale: Written,
): string {
  const line = content.lines[part];
  if (!line) return `${part + 1}`;
  const product = products[line.product];
  const variant = product?.variants[line.variant];
  return [product?.name[locale] ?? line.product, variant?.[locale] ?? line.variant].join(' · ');
}
