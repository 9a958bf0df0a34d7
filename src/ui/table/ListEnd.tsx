import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { table } from '../../i18n/table/table.ts';
import { Icon } from '../base/Icon.tsx';
import { Text } from '../base/Text.tsx';

type Reading = 'reading' | 'done' | 'offline' | 'failed';

type ListEndProps = {
  count: number;
  /** Whether the lab has more rows than these. */
  hasMore: boolean;
  reading: Reading;
  onMore: () => void;
};

const { texts } = table;

/** Below the rows: how many there are, and more of them. */
export function ListEnd({ count, hasMore, reading, onMore }: ListEndProps) {
  const written = inBoth((locale) => formatCount(count, locale));
  const isProblem = reading === 'offline' || reading === 'failed';
  return (
    <p className="table-end">
      <span role="status">
        <Text of={fill(hasMore ? texts.shownFirst : texts.shown, { count: written })} />{' '}
        {isProblem && <Text of={texts[reading]} />}
      </span>
      {hasMore && (
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={reading === 'reading'}
          onClick={onMore}
        >
          {isProblem && <Icon name="arrow-clockwise" />}
          <Text of={isProblem ? texts.again : reading === 'reading' ? texts.loading : texts.more} />
        </button>
      )}
    </p>
  );
}
