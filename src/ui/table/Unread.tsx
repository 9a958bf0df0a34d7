import { table } from '../../i18n/table/table.ts';
import { EmptyState } from '../base/EmptyState.tsx';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';

const { texts } = table;

type UnreadProps = { why: 'offline' | 'failed'; onRetry: () => void };

/** Where a list could not be read. */
export function Unread({ why, onRetry }: UnreadProps) {
  return (
    <EmptyState picture="unplugged" title={texts.unread} text={texts[why]}>
      <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
        <Icon name="arrow-clockwise" />
        {say(texts.again)}
      </button>
    </EmptyState>
  );
}
