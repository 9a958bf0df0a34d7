import { useWatch } from 'react-hook-form';
import { namesInOrder } from '../../../domain/order/part-name.ts';
import { listed } from '../../../i18n/language/listed.ts';
import { fill } from '../../../i18n/language/message.ts';
import { labFields } from '../../../i18n/order/lab-desk.ts';
import { partWord } from '../../../i18n/prices/price-words.ts';
import priceSheet from '../../../styles/prices/price-rows.scss?url';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { FormAmount } from '../../forms/FormAmount.tsx';
import type { SideFieldsProps } from '../acting/acting.ts';
import { labelOf } from '../acting/fields.tsx';

const { texts } = labFields;
const quoteRows = lazy(async () => (await import('./QuoteRows.tsx')).QuoteRows, priceSheet);

/** A field for the price of the unpriced parts, above the known parts of the order's price. */
export function QuoteFields({ order, transition, form }: SideFieldsProps) {
  const typed = useWatch({ control: form.control, name: 'price' });
  const { parts } = order.price;
  const amount = { form, name: 'price', unit: 'toman' } as const;
  const label = labelOf(transition, 'price', texts.price);
  if (!parts) return <FormAmount {...amount} label={label} />;
  const nameOf = namesInOrder(order);
  const unpriced = parts.parts
    .filter(({ total }) => total === null)
    .map((part) => partWord(part, nameOf(part)));
  return (
    <>
      <FormAmount {...amount} label={fill(texts.priceOf, { parts: listed(unpriced) })} />
      <Lazy of={quoteRows} given={{ order, typed }} />
    </>
  );
}
