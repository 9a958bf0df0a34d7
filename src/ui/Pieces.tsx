import { fill } from '../i18n/fill.ts';
import { formatCount } from '../i18n/format-number.ts';
import { inBoth } from '../i18n/in-both.ts';
import { orders } from '../i18n/messages/orders.ts';
import { Text } from './Text.tsx';

/** A number of lenses. */
export function Pieces({ count }: { count: number }) {
  const number = inBoth((locale) => formatCount(count, locale));
  const text = count === 1 ? orders.texts.piece : orders.texts.pieces;
  return <Text of={fill(text, { count: number })} />;
}
