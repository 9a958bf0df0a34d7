import { useState } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { titles } from '../../i18n/shell/shell.ts';
import sheet from '../../styles/sent.scss?url';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const sent = lazy(async () => (await import('../notifications/SentPart.tsx')).SentPart, sheet);

/**
 * Messages sent about an order outside the panel (such as SMS), loaded when unfolded and again after each event.
 * Also the messages to the wearer, if the lab lets shops send them.
 */
export function LazySent(given: { order: Order; isLab: boolean }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <details className="surface order-part order-half" onToggle={() => setOpened(true)}>
        <summary>{say(titles.texts.notifications)}</summary>
        {wasOpened && <Lazy key={given.order.events.at(-1)?.id} of={sent} given={given} />}
      </details>
      {given.order.tellsWearer && <Lazy of={sent} given={{ ...given, isOfWearer: true }} />}
    </>
  );
}
