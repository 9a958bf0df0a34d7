import { table } from '../../i18n/table/table.ts';
import { Button } from '../base/Button.tsx';
import { EmptyState } from '../base/EmptyState.tsx';

const { texts } = table;

type UnreadProps = { why: 'offline' | 'failed'; onRetry: () => void };

/** Shown if a list couldn't be read. */
export function Unread({ why, onRetry }: UnreadProps) {
  return (
    <EmptyState picture="unplugged" title={texts.unread} text={texts[why]}>
      <Button icon="arrow-clockwise" text={texts.again} onClick={onRetry} />
    </EmptyState>
  );
}
