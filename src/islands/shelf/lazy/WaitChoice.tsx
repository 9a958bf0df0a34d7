import { useStore } from '@nanostores/react';
import { missingLine } from '../../../domain/shelf/shortage.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { shortages } from '../../../i18n/shelf/shortages.ts';
import { $correcting } from '../../../stores/correcting/correcting.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { WatchButton } from './WatchButton.tsx';

export type WaitProps = {
  /** The line's key. */
  line: string;
  issue: Issue | undefined;
  /** Keys of the lines whose missing pieces may wait for stock. */
  waits: readonly string[];
  onWait: (keys: string[]) => void;
  /** Removes the line from the order. */
  onRemove: () => void;
};

const { texts } = shortages;

/** Choices for a line with missing pieces: let them wait, or watch the item. Corrections can't wait. */
export function WaitChoice({ line, issue, waits, onWait, onRemove }: WaitProps) {
  const mayWait = useStore($correcting) === null;
  if (waits.includes(line)) {
    return (
      <p className="stock-wait">
        {say(texts.waits)}{' '}
        <Button
          look="link"
          text={texts.noWait}
          onClick={() => onWait(waits.filter((each) => each !== line))}
        />
      </p>
    );
  }
  if (!issue || missingLine(issue) === undefined) return null;
  return (
    <p className="stock-wait">
      {mayWait && <Button look="link" text={texts.wait} onClick={() => onWait([...waits, line])} />}
      {issue.code === 'stockOut' && <WatchButton item={line} onWatched={onRemove} />}
    </p>
  );
}
