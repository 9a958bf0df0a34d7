import type { PaymentNews } from '../../domain/ledger/payment-news.ts';
import { paymentNewsWords } from '../../i18n/ledger/payment-news.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Instant } from '../orders/Instant.tsx';

/** What the lab did with a payment, linked to the statement. */
export function PaymentRow({ news: { kind, amount, reason, at } }: { news: PaymentNews }) {
  return (
    <a className="feed-row" href={panelRoutes.transactions.path}>
      <span className="feed-head">
        <strong>{say(paymentNewsWords.texts[kind])}</strong>
        <Money amount={amount} />
      </span>
      {reason !== '' && (
        <span className="feed-message" dir="auto">
          {reason}
        </span>
      )}
      <small>
        <Instant at={at} />
      </small>
    </a>
  );
}
