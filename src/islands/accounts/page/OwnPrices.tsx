import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type PriceRow, rowsOfTier } from '../../../domain/assortment/price-rows.ts';
import { readPriceName } from '../../../domain/revisions/price-name.ts';
import { accountPage } from '../../../i18n/accounts/account-page.ts';
import { plannedWords } from '../../../i18n/assortment/planned-words.ts';
import { pricedWords } from '../../../i18n/assortment/priced-words.ts';
import { fill } from '../../../i18n/language/message.ts';
import { moneyText } from '../../../i18n/language/money-text.ts';
import {
  $assortment,
  $assortmentReading,
  $nameOf,
  readAssortment,
} from '../../../stores/assortment/assortment.ts';
import { $priceRows } from '../../../stores/assortment/lists.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';

const { texts } = accountPage;

function Price({ row }: { row: PriceRow }) {
  const nameOf = useStore($nameOf);
  const { of } = readPriceName(row.of);
  return (
    <li>
      <span>{say(pricedWords(of, nameOf))}</span>
      <strong>{say(moneyText(row.now))}</strong>
      {row.general && (
        <small>{say(fill(texts.general, { amount: moneyText(row.general.now) }))}</small>
      )}
      {row.planned.map((planned) => (
        <small key={planned.day}>{say(plannedWords(planned))}</small>
      ))}
    </li>
  );
}

/** A group's own prices, current and planned, next to the general ones. */
export function OwnPrices({ tier }: { tier: string }) {
  const list = useRef<HTMLDivElement>(null);
  // This list replaces the button that had the focus.
  useLayoutEffect(() => list.current?.focus(), []);
  useEffect(() => void readAssortment(), []);
  const isRead = useStore($assortment) !== null;
  const reading = useStore($assortmentReading);
  const rows = rowsOfTier(useStore($priceRows), tier);
  const isUnread = reading === 'offline' || reading === 'failed';
  return (
    <div ref={list} tabIndex={-1} role="status">
      {!isRead && !isUnread && <p>{say(texts.pricesLoading)}</p>}
      {!isRead && isUnread && (
        <p>
          {say(texts.unread)}{' '}
          <Button look="link" text={texts.again} onClick={() => void readAssortment()} />
        </p>
      )}
      {isRead && rows.length === 0 && <p>{say(texts.noPrices)}</p>}
      {rows.length > 0 && (
        <ul className="account-price-list">
          {rows.map((row) => (
            <Price key={row.of} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
}
