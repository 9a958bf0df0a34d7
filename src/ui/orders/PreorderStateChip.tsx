import type { Preorder } from '../../domain/order/preorder.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icon-names.ts';
import { say } from '../base/say.tsx';

/** `sending`: the request is in progress; `withdrawn`: waiting to be deleted. */
export type PreorderPhase = Preorder['state'] | 'sending' | 'withdrawn';

const looks: Record<PreorderPhase, { icon: IconName; tone: string }> = {
  draft: { icon: 'pencil', tone: 'chip-waiting' },
  queued: { icon: 'hourglass-split', tone: 'chip-going' },
  sending: { icon: 'send', tone: 'chip-going' },
  withdrawn: { icon: 'hourglass-split', tone: 'chip-waiting' },
  refused: { icon: 'exclamation-circle', tone: 'chip-bad' },
};

/** Each state has its own word and icon, so colour is never the only sign. */
export function PreorderStateChip({ phase }: { phase: PreorderPhase }) {
  const { icon, tone } = looks[phase];
  return (
    <span className={`chip ${tone}`}>
      <Icon name={icon} />
      <span>{say(preorders.texts[phase])}</span>
    </span>
  );
}
