import { useWatch } from 'react-hook-form';
import { namesInOrder } from '../../../domain/order/part-name.ts';
import { priceBreakdown } from '../../../domain/order/price-breakdown.ts';
import { quotedTotal } from '../../../domain/order/quote.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { labFields } from '../../../i18n/order/lab-desk.ts';
import { partWord } from '../../../i18n/prices/price-words.ts';
import { PriceRows } from '../../../ui/prices/PriceRows.tsx';
import { FormAmount } from '../../forms/FormAmount.tsx';
import type { SideFieldsProps } from '../acting/acting.ts';
import { labelOf } from '../acting/fields.tsx';

const { texts } = labFields;

/** What is known of an order's price, and a field for the price of the rest. */
export function QuoteFields({ order, transition, form }: SideFieldsProps) {
  const typed = useWatch({ control: form.control, name: 'price' });
  const { parts } = order.price;
  const amount = { form, name: 'price', unit: 'toman' } as const;
  const label = labelOf(transition, 'price', texts.price);
  if (!parts) return <FormAmount {...amount} label={label} />;
  const nameOf = namesInOrder(order);
  const price = priceBreakdown(parts, quotedTotal(order, typed));
  const unpriced = parts.parts
    .filter(({ total }) => total === null)
    .map((part) => partWord(part, nameOf(part)));
  const named = inBoth((locale) => {
    const words = unpriced.map(([fa, en]) => (locale === 'fa' ? fa : en));
    return words.join(locale === 'fa' ? '، ' : ', ');
  });
  return (
    <>
      <PriceRows price={price} nameOf={nameOf} />
      <FormAmount {...amount} label={fill(texts.priceOf, { parts: named })} />
    </>
  );
}
