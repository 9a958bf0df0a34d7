import type { ReactNode } from 'react';
import type { PartNaming } from '../../domain/order/part-name.ts';
import type { PriceBreakdown } from '../../domain/order/price-breakdown.ts';
import { formatRate } from '../../i18n/amount/format-rate.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { partWord, priceWords } from '../../i18n/prices/price-words.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';

type RowProps = { name: Message; className?: string; children: ReactNode };

function Row({ name, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const { texts } = priceWords;

/** A price part by part, with the total and the included tax. */
export function PriceRows({ price, nameOf }: { price: PriceBreakdown; nameOf: PartNaming }) {
  const { parts, discount, quoted, known, total, tax } = price;
  return (
    <dl className="price-rows">
      {parts.map(({ amount, ...part }) => (
        <Row
          key={`${part.part} ${part.id} ${part.eye} ${part.each}`}
          name={partWord(part, nameOf(part))}
        >
          {amount === null && quoted !== null ? '—' : <Money amount={amount} />}
        </Row>
      ))}
      {quoted !== null && (
        <Row name={texts.quoted}>
          <Money amount={quoted} />
        </Row>
      )}
      {discount && (
        <Row name={fill(texts.discount, { name: inBoth((locale) => discount.name[locale]) })}>
          <Money amount={-discount.amount} />
        </Row>
      )}
      {known !== null && (
        <Row name={texts.known}>
          <Money amount={known} />
        </Row>
      )}
      <Row name={orders.texts.total} className="price-total">
        <Money amount={total} />
      </Row>
      {tax && (
        <Row
          className="price-tax"
          name={fill(texts.tax, {
            rate: inBoth((locale) => formatRate(tax.rate, locale)),
          })}
        >
          <Money amount={tax.amount} />
        </Row>
      )}
    </dl>
  );
}
