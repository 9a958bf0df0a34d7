import type { Message } from '../../i18n/language/message.ts';
import { orders, ordersNothing, pageNothing } from '../../i18n/orders/orders.ts';
import { loginPathTo, panelRoutes } from '../../panel/routes.ts';
import { Button } from '../base/Button.tsx';
import { EmptyState } from '../base/EmptyState.tsx';
import type { IllustrationName } from '../base/illustration-names.ts';
import { say } from '../base/say.tsx';

type Reason = 'signedOut' | 'notFound' | 'offline' | 'failed';
type ReasonTexts = { picture: IllustrationName; title: Message; text: Message };

const { texts } = ordersNothing;

const wordsOf = (
  own: Readonly<Record<keyof typeof pageNothing.texts, Message>>,
): Record<Reason, ReasonTexts> => ({
  signedOut: { picture: 'key', title: own.signedOut, text: own.signedOutHint },
  notFound: { picture: 'chart', title: own.notFound, text: own.notFoundHint },
  offline: { picture: 'unplugged', title: texts.offline, text: own.offlineHint },
  failed: { picture: 'unplugged', title: texts.failed, text: texts.failedHint },
});

const words = { orders: wordsOf(texts), page: wordsOf(pageNothing.texts) };

type OrdersUnavailableProps = {
  why: Reason;
  /** What the page shows, if not orders. */
  of?: keyof typeof words;
  /** Path to return to after signing in. */
  here: string;
  onRetry: () => void;
};

/** Explains why there is nothing to show, with a way forward. */
export function OrdersUnavailable({ why, of = 'orders', here, onRetry }: OrdersUnavailableProps) {
  return (
    <EmptyState {...words[of][why]}>
      {why === 'signedOut' && (
        <a className="btn btn-primary" href={loginPathTo(here)}>
          {say(orders.texts.signIn)}
        </a>
      )}
      {why === 'notFound' && (
        <a className="btn btn-outline-primary" href={panelRoutes.orders.path}>
          {say(orders.texts.backToList)}
        </a>
      )}
      {(why === 'offline' || why === 'failed') && (
        <Button icon="arrow-clockwise" text={orders.texts.again} onClick={onRetry} />
      )}
    </EmptyState>
  );
}
