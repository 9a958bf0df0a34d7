import { navigate } from 'astro:transitions/client';
import { type ComponentType, useState } from 'react';
import type { Delivery, DeliveryLine } from '../../domain/delivery/delivery.ts';
import { mayLeave } from '../../domain/delivery/delivery-state.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { delivery as words } from '../../i18n/delivery/delivery.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import type { Message } from '../../i18n/language/message.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { $delivery } from '../../stores/delivery/delivery.ts';
import {
  changeDelivery,
  type DeliveryChange,
  dissolveDelivery,
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

  const pack = (ordersOf: (packed: readonly string[]) => string[]) =>
    changeDelivery(delivery, ({ lines, carrier, tracking, day }) => {
      return { orders: ordersOf(lines.map(({ order }) => order.id)), carrier, tracking, day };
    });

  async function act(
    what: Exclude<Busy, null>,
    ask: () => Promise<DeliveryChange<unknown>>,
    done: Message | null,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(what);
    setSaid(null);
    const answer = await ask();
    setBusy(null);
    if (answer.kind === 'done' && done) setSaid({ tone: 'info', text: done });
    if (answer.kind === 'unread') setSaid({ tone: 'danger', text: texts.unread });
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
    if (lines.length === delivery.lines.length) return dissolve();
    const ask = () => pack((packed) => packed.filter((id) => !out.has(id)));
    await act('takeOut', ask, texts.takenOut);
  }

  async function add(ready: readonly OrderSummary[]): Promise<void> {
    const ask = () => pack((packed) => [...new Set([...packed, ...ready.map(({ id }) => id)])]);
    await act('add', ask, texts.added);
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
