import { fill } from '../i18n/fill.ts';
import { formatCount } from '../i18n/format-number.ts';
import { inBoth } from '../i18n/in-both.ts';
import { orders } from '../i18n/messages/orders.ts';
import { Text } from './Text.tsx';

/** A number of lenses. */
export function Pieces({ count }: { count: number }) {
  const number = inBoth((locale) => formatCount(count, locale));
  return <Text of={fill(orders.texts.pieces, { count: number })} />;
}
