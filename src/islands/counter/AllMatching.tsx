import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { stepsFrom } from '../../domain/lifecycle/next-step.ts';
import { counter } from '../../i18n/counter/counter.ts';
import { queueMove } from '../../i18n/counter/queue-move.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { labActs } from '../../i18n/order/lab-desk.ts';
import {
  $canSelectAll,
  $chosenCount,
  $matchingCount,
  clearAllMatching,
  countMatching,
  selectAllMatching,
} from '../../stores/counter/all-matching.ts';
import { $canPrint } from '../../stores/counter/chosen.ts';
import { $isMoving, moveAllMatching } from '../../stores/counter/queue-move.ts';
import { $choice } from '../../stores/orders/list-choice.ts';
import { say } from '../../ui/base/say.tsx';
import { CloseButton } from '../../ui/counter/CloseButton.tsx';
import { PaperButtons, type PaperProps } from './PaperButtons.tsx';

const { texts } = queueMove;

/** Offers to select every matching order once all visible ones are selected. */
export function SelectAllMatching() {
  const can = useStore($canSelectAll);
  const count = useStore($matchingCount);
  useEffect(() => {
    if (can) void countMatching();
  }, [can]);
  if (!can) return null;
  return (
    <button type="button" className="btn btn-link" onClick={selectAllMatching}>
      {say(count === null ? texts.selectEvery : withCount(texts.selectAll, count))}
    </button>
  );
}

/** Moves all matching orders: each by its next step, or those that can take a given step. */
export function AllMatching({ print }: PaperProps) {
  const count = useStore($chosenCount);
  const { states } = useStore($choice);
  const isMoving = useStore($isMoving);
  const canPrint = useStore($canPrint);
  const steps = stepsFrom(states);
  return (
    <div className="move-steps">
      <strong role="status">
        {say(count === null ? texts.every : withCount(texts.all, count))}
      </strong>
      <CloseButton label={counter.texts.clear} onPress={clearAllMatching} />
      <div className="move-acts">
        {steps.length !== 1 && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isMoving}
            onClick={() => isMoving || void moveAllMatching('next')}
          >
            {say(counter.texts.nextStep)}
          </button>
        )}
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={steps.length === 1 ? 'btn btn-primary' : 'btn btn-outline-primary'}
            aria-disabled={isMoving}
            onClick={() => isMoving || void moveAllMatching(step)}
          >
            {say(labActs.texts[step])}
          </button>
        ))}
      </div>
      {canPrint && <PaperButtons print={print} />}
    </div>
  );
}
