import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isShopStep } from '../../domain/lifecycle/shop-step.ts';
import { counter } from '../../i18n/counter/counter.ts';
import { queueMove, queueOutcomes } from '../../i18n/counter/queue-move.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import {
  $queueMove,
  $undoProblem,
  closeQueueMove,
  followQueueMoves,
  retryQueueMove,
  type ShownMove,
  undoQueueMove,
} from '../../stores/counter/queue-move.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { CloseButton } from '../../ui/counter/CloseButton.tsx';

const { texts } = queueMove;

type Move = Extract<ShownMove, { kind: 'known' }>['move'];

function Progress({ moved, unmoved, expected }: Move) {
  const done = moved + unmoved;
  if (expected === null) return <p>{say(fill(texts.workingOn, { done: countText(done) }))}</p>;
  const words = fill(texts.working, { done: countText(done), total: countText(expected) });
  return (
    <>
      <p>{say(words)}</p>
      <progress value={done} max={Math.max(expected, done, 1)} aria-hidden="true" />
    </>
  );
}

/** Whether a shop requested the move. */
const isOwn = ({ step }: Move) => isShopStep(step);

function Unmoved(move: Move) {
  const { unmoved, orders } = move;
  return (
    <details className="move-unmoved">
      <summary>{say(withCount(isOwn(move) ? texts.left : texts.unmoved, unmoved))}</summary>
      {orders.length < unmoved && <p>{say(texts.first)}</p>}
      <ul>
        {orders.map(({ id, number, account, outcome }) => (
          <li key={`${account.id}/${id}`}>
            <a className="number" href={orderPath(id, account.id)}>
              {number}
            </a>{' '}
            {!isOwn(move) && <bdi>{account.name}</bdi>} {say(queueOutcomes.texts[outcome])}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Undo({ move }: { move: Move }) {
  const problem = useStore($undoProblem);
  return (
    <>
      <button type="button" className="btn btn-link" onClick={() => void undoQueueMove(move)}>
        <Icon name="arrow-counterclockwise" />
        {say(texts.undo)}
      </button>
      {problem && <span className="move-bad">{say(texts[problem])}</span>}
    </>
  );
}

const doneWords = { deliver: texts.delivered, cancel: texts.cancelled } as const;

function doneOf({ step, undoes, moved }: Move) {
  if (undoes) return withCount(texts.undone, moved);
  return withCount(isShopStep(step) ? doneWords[step] : texts.moved, moved);
}

function Known({ move }: { move: Move }) {
  if (!move.isOver) {
    return (
      <>
        <Icon name="hourglass-split" />
        <Progress {...move} />
        <small>{say(texts.goesOn)}</small>
      </>
    );
  }
  return (
    <>
      <p>
        <Icon name="check2" />
        {say(doneOf(move))}
        {move.undoes === null && !isOwn(move) && move.moved > 0 && <Undo move={move} />}
      </p>
      {move.unmoved > 0 && <Unmoved {...move} />}
      <CloseButton label={counter.texts.close} onPress={closeQueueMove} />
    </>
  );
}

/** Progress and result of a bulk move. */
export function QueueMove() {
  useEffect(followQueueMoves, []);
  const shown = useStore($queueMove);
  return (
    <div role="status" className={shown ? 'move-results' : undefined}>
      {shown?.kind === 'asking' && <p>{say(texts.asking)}</p>}
      {shown?.kind === 'known' && <Known move={shown.move} />}
      {shown?.kind === 'unsent' && (
        <p className="move-bad">
          {say(texts[shown.unsent.why])}
          <button type="button" className="btn btn-primary" onClick={() => void retryQueueMove()}>
            <Icon name="arrow-clockwise" />
            {say(counter.texts.retry)}
          </button>
          <CloseButton label={counter.texts.close} onPress={closeQueueMove} />
        </p>
      )}
    </div>
  );
}
