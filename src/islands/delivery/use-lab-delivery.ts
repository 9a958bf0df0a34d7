import { navigate } from 'astro:transitions/client';
import { type ComponentType, useState } from 'react';
import type { Delivery, DeliveryLine } from '../../domain/delivery/delivery.ts';
import { mayLeave } from '../../domain/delivery/delivery-state.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { delivery as words } from '../../i18n/delivery/delivery.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import type { Message } from '../../i18n/language/message.ts';
import { panelRoutes } from '../../panel/routes.ts';
import type { DeliveryAnswer } from '../../stores/delivery/ask-delivery.ts';
import { $delivery } from '../../stores/delivery/delivery.ts';
import {
  dissolveDelivery,
  saveDelivery,
  shipDelivery,
} from '../../stores/delivery/lab-delivery.ts';
import { toast } from '../../stores/shell/toasts.ts';
import type { DialogProps } from './dialog-props.ts';
import { loadDeliveryDialog } from './load-delivery-dialog.ts';

const { texts } = labDelivery;

type Said = { tone: 'info' | 'danger'; text: Message };
type Busy = 'ship' | 'takeOut' | 'add' | 'dissolve' | null;

/** The lab's actions for a delivery, and their results. */
export function useLabDelivery(delivery: Delivery) {
  const [busy, setBusy] = useState<Busy>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [editing, setEditing] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);

  const packed = delivery.lines.map(({ order }) => order.id);

  function pack(orders: string[]) {
    const { id, account, carrier, tracking, day } = delivery;
    return saveDelivery(id, { account: account.id, orders, carrier, tracking, day });
  }

  async function act(
    what: Exclude<Busy, null>,
    ask: () => Promise<DeliveryAnswer<unknown>>,
    done: Message | null,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(what);
    setSaid(null);
    const answer = await ask();
    setBusy(null);
    if (answer.kind === 'done' && done) setSaid({ tone: 'info', text: done });
    if (answer.kind === 'unknown') setSaid({ tone: 'danger', text: texts[answer.why] });
    // The delivery was reloaded. If an order blocks shipping, the view already says so.
    const isStuck = $delivery.get()?.lines.some(({ order }) => !mayLeave(order.state));
    if (answer.kind === 'refused' && !isStuck) setSaid({ tone: 'danger', text: texts.refused });
    return answer.kind === 'done';
  }

  async function dissolve(): Promise<void> {
    if (!(await act('dissolve', () => dissolveDelivery(delivery), null))) return;
    toast({ kind: 'success', text: texts.dissolved });
    navigate(panelRoutes.deliveries.path);
  }

  async function takeOut(lines: readonly DeliveryLine[]): Promise<void> {
    const out = new Set(lines.map(({ order }) => order.id));
    const orders = packed.filter((each) => !out.has(each));
    if (orders.length === 0) return dissolve();
    await act('takeOut', () => pack(orders), texts.takenOut);
  }

  async function add(ready: readonly OrderSummary[]): Promise<void> {
    const orders = [...packed, ...ready.map(({ id }) => id)];
    await act('add', () => pack(orders), texts.added);
  }

  async function edit(): Promise<void> {
    setSaid(null);
    try {
      setEditing({ Dialog: await loadDeliveryDialog() });
    } catch {
      setSaid({ tone: 'danger', text: words.texts.notLoaded });
    }
  }

  return {
    busy,
    said,
    editing,
    edit,
    dissolve,
    takeOut,
    add,
    ship: () => act('ship', () => shipDelivery(delivery), texts.shipped),
    closeEdit: () => setEditing(null),
  };
}
