import { lowStock, markOf, type ShelfMark } from '../../domain/shelf/availability.ts';
import type { ShelfCount } from '../../domain/shelf/shelf-count.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { availability } from '../../i18n/shelf/shelf.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icon-names.ts';
import { say } from '../base/say.tsx';

const looks: Record<ShelfMark, { icon: IconName; tone: string }> = {
  enough: { icon: 'check2', tone: 'mark-enough' },
  low: { icon: 'hourglass-split', tone: 'mark-low' },
  short: { icon: 'exclamation-circle', tone: 'mark-short' },
  none: { icon: 'x-circle', tone: 'mark-short' },
  unknown: { icon: 'circle', tone: 'mark-unknown' },
  notMade: { icon: 'slash-circle', tone: 'mark-short' },
};

type MarkProps = {
  /** Null for items that the lab doesn't stock. */
  count: ShelfCount | null;
  pieces: number;
  /** Up to this many pieces, stock is low. */
  low?: number;
};

/** Availability: each state has its own word and icon, so colour is never the only sign. */
export function StockMark({ count, pieces, low = lowStock }: MarkProps) {
  const mark = markOf(count, pieces, low);
  const { icon, tone } = looks[mark];
  const onHand = typeof count === 'number' ? count : 0;
  return (
    <span className={`stock-mark ${tone}`}>
      <Icon name={icon} />
      <span>
        {say(
          fill(availability.texts[mark], {
            count: countText(onHand),
          }),
        )}
      </span>
    </span>
  );
}
