import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import type { ReadState } from '../../../stores/shell/read-own.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';

const { texts } = stockroom;

type ReadProblemProps = { reading: ReadState; onRetry: () => void };

/** Placeholder for data that is loading or couldn't be loaded. */
export function ReadProblem({ reading, onRetry }: ReadProblemProps) {
  if (reading === 'reading' || reading === 'done') {
    return (
      <p className="stockroom-waiting" role="status">
        {say(texts.waiting)}
      </p>
    );
  }
  return (
    <div className="stockroom-waiting" role="alert">
      <p>{say(texts.unread)}</p>
      <Button text={texts.again} onClick={onRetry} />
    </div>
  );
}
