import { navigate } from 'astro:transitions/client';
import { useEffect, useState } from 'react';
import type { Preorder } from '../../domain/order/preorder.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { preorderPath } from '../../panel/preorder-path.ts';
import type { SendResult } from '../../stores/orders/send-preorder.ts';
import { toast } from '../../stores/shell/toasts.ts';

/** The rules of prescriptions come behind the list: looking does not need them, sending without a line does. */
const fetchSending = () => import('../../stores/orders/send-preorder.ts');

/** What came of pressing Send; `notLoaded`: the part that sends could not be fetched. */
export type Sent = SendResult | { kind: 'notLoaded' };

/** Sends a pre-order; an unfinished one is opened with its fields marked. */
export function useSend(preorder: Preorder) {
  const [result, setResult] = useState<Sent | null>(null);
  useEffect(() => {
    const ahead = setTimeout(() => fetchSending().catch(() => {}), 2_000);
    return () => clearTimeout(ahead);
  }, []);

  function tell(sent: Sent): void {
    setResult(sent);
    if (sent.kind !== 'incomplete') return;
    toast({ kind: 'info', text: preorders.texts.incomplete });
    void navigate(preorderPath(preorder));
  }

  const send = () =>
    fetchSending()
      .then(({ sendPreorder }) => sendPreorder(preorder))
      .then(tell, () => tell({ kind: 'notLoaded' }));
  return { result, send };
}
