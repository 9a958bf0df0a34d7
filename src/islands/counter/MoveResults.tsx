import { useStore } from '@nanostores/react';
import { counter } from '../../i18n/counter/counter.ts';
import { queueMove } from '../../i18n/counter/queue-move.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import { $moving, retryMoves, undoMoved } from '../../stores/counter/move-orders.ts';
import {
  $moved,
  $results,
  $undone,
  $unmoved,
  clearResults,
  type OrderResult,
} from '../../stores/counter/results.ts';
import { selectMovedAgain } from '../../stores/counter/selection.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { CloseButton } from '../../ui/counter/CloseButton.tsx';
import { MoveNote } from '../../ui/counter/MoveNote.tsx';

const { texts } = counter;

function Progress() {
  const moving = useStore($moving);
  if (!moving) return null;
  const [done, total] = [moving.done, moving.total].map((count) => countText(count));
  return (
    <p>
      <Icon name="hourglass-split" />
      {say(fill(texts.moving, { done: done ?? '', total: total ?? '' }))}
    </p>
  );
}

function Unmoved({ results }: { results: readonly OrderResult[] }) {
  const canRetry = results.some(({ kind }) => kind === 'unknown');
  return (
    <>
      {canRetry && (
        <Button
          look="primary"
          icon="arrow-clockwise"
          text={texts.retry}
          onClick={() => void retryMoves()}
        />
      )}
      <details className="move-unmoved">
        <summary>{say(withCount(texts.unmoved, results.length))}</summary>
        <ul>
          {results.map((result) => (
            <li key={result.id}>
              <a className="number" href={orderPath(result.id, result.account.id)}>
                {result.number}
              </a>{' '}
              <MoveNote result={result} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Moved({ count }: { count: number }) {
  return (
    <p>
      <Icon name="check2" />
      {say(withCount(texts.moved, count))}
      <Button look="link" text={texts.selectMoved} onClick={selectMovedAgain} />
      <Button
        look="link"
        icon="arrow-counterclockwise"
        text={queueMove.texts.undo}
        onClick={() => void undoMoved()}
      />
    </p>
  );
}

function Undone({ count }: { count: number }) {
  return (
    <p>
      <Icon name="check2" />
      {say(withCount(queueMove.texts.undone, count))}
    </p>
  );
}

/** Progress and result of moving the selected orders. */
export function MoveResults() {
  const isMoving = useStore($moving) !== null;
  const hasResults = Object.keys(useStore($results)).length > 0;
  const [moved, undone, unmoved] = [useStore($moved), useStore($undone), useStore($unmoved)];
  return (
    <div role="status" className={hasResults ? 'move-results' : undefined}>
      {isMoving && <Progress />}
      {!isMoving && moved.length > 0 && <Moved count={moved.length} />}
      {!isMoving && undone.length > 0 && <Undone count={undone.length} />}
      {!isMoving && unmoved.length > 0 && <Unmoved results={unmoved} />}
      {!isMoving && hasResults && <CloseButton label={texts.close} onPress={clearResults} />}
    </div>
  );
}
