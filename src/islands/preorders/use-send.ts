import { navigate } from 'astro:transitions/client';
import { useEffect, useState } from 'react';
import type { Preorder } from '../../domain/order/preorder.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { preorderPath } from '../../panel/preorder-path.ts';
import type { SendResult } from '../../stores/orders/send-preorder.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { lazy } from '../base/lazy-code.ts';

const sendingCode = lazy(() => import('../../stores/orders/send-preorder.ts'));

/** Loads the code that checks and sends orders. The list doesn't need it, but sending offline does. */
async function fetchSending({ kind }: Pick<Preorder, 'kind'>) {
  const sending = await sendingCode.fetch();
  await sending.fetchKind(kind);
  return sending;
}

/** Result of sending; `notLoaded` means the code that sends couldn't be loaded. */
export type Sent = SendResult | { kind: 'notLoaded' };

/** Sends a pre-order at the total on screen. Opens an incomplete one with its fields marked. */
export function useSend(preorder: Preorder, shown: Rials | null) {
  const { kind } = preorder;
  const [result, setResult] = useState<Sent | null>(null);
  useEffect(() => {
    const ahead = setTimeout(() => fetchSending({ kind }).catch(() => {}), 2_000);
    return () => clearTimeout(ahead);
  }, [kind]);

  const agreed = result?.kind === 'newPrice' ? result.total : shown;

  function handle(sent: Sent): void {
    setResult(sent);
    if (sent.kind !== 'incomplete') return;
    toast({ kind: 'info', text: preorders.texts.incomplete });
    void navigate(preorderPath(preorder));
  }

  const send = () =>
    fetchSending(preorder)
      .then(({ sendPreorder }) => sendPreorder(preorder, { agreed }))
      .then(handle, () => handle({ kind: 'notLoaded' }));
  return { result, send };
}
