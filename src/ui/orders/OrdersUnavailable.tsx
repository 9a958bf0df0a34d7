import type { Message } from '../../i18n/language/message.ts';
import { orders, ordersNothing } from '../../i18n/orders/orders.ts';
import { loginPathTo, panelRoutes } from '../../panel/routes.ts';
import { Button } from '../base/Button.tsx';
import { EmptyState } from '../base/EmptyState.tsx';
import type { IllustrationName } from '../base/illustration-names.ts';
import { say } from '../base/say.tsx';

type Reason = 'signedOut' | 'notFound' | 'offline' | 'failed';
type ReasonTexts = { picture: IllustrationName; title: Message; text: Message };

const { texts } = ordersNothing;
const words: Record<Reason, ReasonTexts> = {
  signedOut: { picture: 'key', title: texts.signedOut, text: texts.signedOutHint },
  notFound: { picture: 'chart', title: texts.notFound, text: texts.notFoundHint },
  offline: { picture: 'unplugged', title: texts.offline, text: texts.offlineHint },
  failed: { picture: 'unplugged', title: texts.failed, text: texts.failedHint },
};

type OrdersUnavailableProps = {
  why: Reason;
  /** Path to return to after signing in. */
  here: string;
  onRetry: () => void;
};

/** Explains why there are no orders to show, with a way forward. */
export function OrdersUnavailable({ why, here, onRetry }: OrdersUnavailableProps) {
  return (
    <EmptyState {...words[why]}>
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
