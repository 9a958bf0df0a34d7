import type { MoveOutcome } from '../../domain/lifecycle/move-outcome.ts';
import { moveWords } from '../../i18n/counter/counter.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icon-names.ts';
import { say } from '../base/say.tsx';

const looks: Record<MoveOutcome['kind'], { icon: IconName; tone: string }> = {
  sending: { icon: 'hourglass-split', tone: '' },
  moved: { icon: 'check2', tone: 'move-good' },
  undone: { icon: 'arrow-counterclockwise', tone: 'move-good' },
  overtaken: { icon: 'exclamation-circle', tone: 'move-bad' },
  stays: { icon: 'slash-circle', tone: 'move-bad' },
  refused: { icon: 'x-circle', tone: 'move-bad' },
  unknown: { icon: 'cloud-slash', tone: 'move-bad' },
};

/** Result of moving an order, with an icon and words, so that colour is never the only sign. */
export function MoveNote({ result }: { result: MoveOutcome }) {
  const { icon, tone } = looks[result.kind];
  return (
    <span className={`move-note ${tone}`}>
      <Icon name={icon} />
      <span>{say(moveWords(result))}</span>
    </span>
  );
}
