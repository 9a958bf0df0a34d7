import { useStore } from '@nanostores/react';
import { type LabStep, stepsOf } from '../../domain/lifecycle/next-step.ts';
import { countedStep, counter } from '../../i18n/counter/counter.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import type { Message } from '../../i18n/language/message.ts';
import { labActs } from '../../i18n/order/lab-desk.ts';
import { $isAllMatching } from '../../stores/counter/all-matching.ts';
import { $moving, moveSelected } from '../../stores/counter/move-orders.ts';
import { $selectedOrders, clearSelection } from '../../stores/counter/selection.ts';
import { say } from '../../ui/base/say.tsx';
import { CloseButton } from '../../ui/counter/CloseButton.tsx';
import { useMessages } from '../base/use-messages.ts';
import { AllMatching, SelectAllMatching } from './AllMatching.tsx';
import { MakeDelivery } from './MakeDelivery.tsx';
import { MoveResults } from './MoveResults.tsx';
import { PaperButtons, type PaperProps } from './PaperButtons.tsx';
import { Paperwork } from './Paperwork.tsx';

const { texts } = counter;

type StepProps = { step: LabStep | 'next'; count: number; isMain: boolean };

function StepButton({ step, count, isMain }: StepProps) {
  const isBusy = useStore($moving) !== null;
  const label: Message = step === 'next' ? texts.nextStep : labActs.texts[step];
  return (
    <button
      type="button"
      className={`btn ${isMain ? 'btn-primary' : 'btn-outline-primary'}`}
      aria-disabled={isBusy}
      onClick={() => void moveSelected(step)}
    >
      {say(countedStep(label, count))}
    </button>
  );
}

/** Buttons for the selected orders: all by their next step, and each possible step separately. */
function Steps() {
  const steps = stepsOf(useStore($selectedOrders));
  const [first] = steps;
  if (!first) return say(texts.noStep);
  const all = steps.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {steps.length > 1 && <StepButton step="next" count={all} isMain />}
      {steps.map(({ step, count }) => (
        <StepButton key={step} step={step} count={count} isMain={steps.length === 1} />
      ))}
    </>
  );
}

function Selected({ count, print }: PaperProps & { count: number }) {
  return (
    <div className="move-steps">
      <strong role="status">{say(withCount(texts.selected, count))}</strong>
      <SelectAllMatching />
      <CloseButton label={texts.clear} onPress={clearSelection} />
      <div className="move-acts">
        <Steps />
        <MakeDelivery />
      </div>
      <PaperButtons print={print} />
    </div>
  );
}

/** The actions for the selected orders, and their results. */
export function MoveBar({ print }: PaperProps) {
  const selected = useStore($selectedOrders).length;
  const isAllMatching = useStore($isAllMatching);
  const { toolbar } = useMessages(counter);
  return (
    <section className="move-bar" aria-label={toolbar}>
      <MoveResults />
      <Paperwork />
      {isAllMatching && <AllMatching print={print} />}
      {!isAllMatching && selected > 0 && <Selected count={selected} print={print} />}
    </section>
  );
}
