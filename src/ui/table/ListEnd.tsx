import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { table } from '../../i18n/table/table.ts';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';
import { More } from './More.tsx';

type ListEndProps = {
  count: number;
  /** Whether the lab has more rows than these. */
  hasMore: boolean;
  /** Whether more rows are being read. */
  isReading?: boolean;
  /** Why reading more rows failed. */
  problem?: 'offline' | 'failed' | null;
  onMore: () => void;
};

const { texts } = table;

/** Below the rows: their number, and a button to load more. */
export function ListEnd({ count, hasMore, onMore, ...of }: ListEndProps) {
  const written = countText(count);
  const { isReading = false, problem = null } = of;
  return (
    <p className="table-end">
      <span role="status">
        {say(fill(hasMore ? texts.shownFirst : texts.shown, { count: written }))}{' '}
        {problem && say(texts[problem])}
      </span>
      {hasMore && (
        <More
          text={problem ? texts.again : texts.more}
          isReading={isReading && !problem}
          onPress={onMore}
        >
          {problem && <Icon name="arrow-clockwise" />}
        </More>
      )}
    </p>
  );
}
