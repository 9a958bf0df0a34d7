import { navigate } from 'astro:transitions/client';
import { useState } from 'react';
import type { OrderKind } from '../../domain/order/order.ts';
import { account as words } from '../../i18n/accounts/accounts.ts';
import type { Account } from '../../stores/accounts/account.ts';
import { orderForAccount } from '../../stores/orders/order-for-account.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = words;
const kinds: readonly OrderKind[] = ['rx', 'stock', 'accessories'];

/** Starts a telephone order for the account. Not offered for the lab's own account. */
export function OrderFor({ account: { id, name, tier, suspendedAt } }: { account: Account }) {
  const [isFailed, setFailed] = useState(false);
  const own = useLive($signedIn, null)?.account.id;
  if (id === own || suspendedAt) return null;
  const begin = (kind: OrderKind) => {
    setFailed(false);
    return orderForAccount(kind, { id, name, tier }).then(navigate, () => setFailed(true));
  };
  return (
    <section className="surface accounts-part">
      <h2>{say(texts.orderTitle)}</h2>
      <p>{say(texts.orderHint)}</p>
      <div role="alert">
        {isFailed && <FieldMessage id="order-for-problem" text={texts.notBegun} />}
      </div>
      <p className="people-buttons">
        {kinds.map((kind) => (
          <ActionButton text={texts[kind]} key={kind} onPress={() => begin(kind)} />
        ))}
      </p>
    </section>
  );
}
