import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { isolate } from '../../i18n/language/format-number.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { scanResults } from '../../i18n/scan/scan.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icon-names.ts';
import { say } from '../base/say.tsx';

type Kind = keyof typeof scanResults.texts;

/** Whether the order is where it should be, may still get there, or needs attention. */
export const scanTones = {
  moved: 'good',
  broken: 'good',
  there: 'good',
  waiting: 'waiting',
  again: 'waiting',
  stays: 'bad',
  unaccepted: 'bad',
  stuck: 'bad',
  notFound: 'bad',
  changed: 'bad',
  failed: 'bad',
} as const satisfies Record<Kind, 'good' | 'waiting' | 'bad'>;

const looks = {
  good: { icon: 'check2', className: 'scan-good' },
  waiting: { icon: 'hourglass-split', className: 'scan-waiting' },
  bad: { icon: 'x-circle', className: 'scan-bad' },
} as const satisfies Record<string, { icon: IconName; className: string }>;

/** The text for the result of a scan. */
function wordsOf(kind: Kind, number: string, state: OrderState | null): Message {
  const words = { number: isolate(number), state: state ? orderStates.texts[state] : '' };
  const said = kind === 'stays' && state === 'submitted' ? 'unaccepted' : kind;
  return fill(scanResults.texts[said], words);
}

type ScanVerdictProps = {
  kind: Kind;
  number: string;
  state?: OrderState | null;
  isLoud?: boolean;
};

/** Result of a scan. `isLoud` makes it readable across the room. */
export function ScanVerdict({ kind, number, state = null, isLoud = false }: ScanVerdictProps) {
  const { icon, className } = looks[scanTones[kind]];
  return (
    <p className={`scan-verdict ${className} ${isLoud ? 'scan-loud' : ''}`}>
      <Icon name={icon} />
      <span>{say(wordsOf(kind, number, state))}</span>
    </p>
  );
}
