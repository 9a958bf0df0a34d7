import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { shownState } from '../../domain/lifecycle/shown-state.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icon-names.ts';
import { say } from '../base/say.tsx';

const looks: Record<OrderState | 'backOrder', { icon: IconName; tone: string }> = {
  submitted: { icon: 'hourglass-split', tone: 'chip-waiting' },
  quoted: { icon: 'tag', tone: 'chip-asking' },
  accepted: { icon: 'check2', tone: 'chip-going' },
  inProduction: { icon: 'gear', tone: 'chip-going' },
  qualityControl: { icon: 'clipboard-check', tone: 'chip-going' },
  ready: { icon: 'box-seam', tone: 'chip-good' },
  shipped: { icon: 'truck', tone: 'chip-good' },
  delivered: { icon: 'house-check', tone: 'chip-good' },
  onHold: { icon: 'pause-circle', tone: 'chip-asking' },
  backOrder: { icon: 'hourglass-split', tone: 'chip-waiting' },
  rejected: { icon: 'x-circle', tone: 'chip-bad' },
  cancelled: { icon: 'slash-circle', tone: 'chip-waiting' },
  remake: { icon: 'arrow-repeat', tone: 'chip-asking' },
};

/** Each state has its own word and icon, so colour is never the only sign. */
export function OrderStateChip({ order }: { order: Pick<OrderSummary, 'state' | 'heldFor'> }) {
  const state = shownState(order);
  const { icon, tone } = looks[state];
  return (
    <span className={`chip ${tone}`}>
      <Icon name={icon} />
      <span>{say(orderStates.texts[state])}</span>
    </span>
  );
}
