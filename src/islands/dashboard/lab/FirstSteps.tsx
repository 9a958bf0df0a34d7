import { useEffect, useState } from 'react';
import { type FirstStep, firstSteps } from '../../../domain/first-steps/first-steps.ts';
import {
  firstStepHints,
  firstStepNames,
  firstStepTexts,
} from '../../../i18n/first-steps/first-steps.ts';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { panelRoutes } from '../../../panel/routes.ts';
import {
  $firstSteps,
  addSample,
  dismissFirstSteps,
  followFirstSteps,
  removeSample,
  type StepOutcome,
} from '../../../stores/first-steps/first-steps.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useAction } from '../../base/use-action.ts';
import { useLive } from '../../base/use-live.ts';

const { texts } = firstStepTexts;

/** The screen for each step. */
const places: Record<FirstStep, string> = {
  contacts: labRoutes.lab.path,
  tiers: `${labRoutes.catalogue.path}?tab=prices`,
  coatings: `${labRoutes.catalogue.path}?tab=coatings`,
  designs: `${labRoutes.catalogue.path}?tab=designs`,
  stock: `${labRoutes.catalogue.path}?tab=stock`,
  accounts: labRoutes.accounts.path,
  order: panelRoutes.rx.path,
};

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  return (
    <li data-done={isDone || undefined}>
      <Icon name={isDone ? 'check2' : 'circle'} />
      <a href={places[step]}>
        <span className="visually-hidden">{say(isDone ? texts.done : texts.open)} </span>
        {say(firstStepNames.texts[step])}
      </a>
      <small>{say(firstStepHints.texts[step])}</small>
    </li>
  );
}

type SampleProps = {
  state: 'addable' | 'removable';
  act: (action: () => Promise<StepOutcome>) => void;
};

function Sample({ state, act }: SampleProps) {
  const isAddable = state === 'addable';
  return (
    <>
      <p>{say(isAddable ? texts.sample : texts.removable)}</p>
      <Button
        text={isAddable ? texts.addSample : texts.removeSample}
        onClick={() => act(isAddable ? addSample : removeSample)}
      />
    </>
  );
}

/** Checklist for a new lab. Disappears with its first order, or when dismissed. */
export function FirstSteps() {
  useEffect(followFirstSteps, []);
  const known = useLive($firstSteps, null);
  const [outcome, setOutcome] = useState<StepOutcome>('done');
  const { isBusy, start: act } = useAction(async (action: () => Promise<StepOutcome>) =>
    setOutcome(await action()),
  );
  if (!known || known.isDismissed || known.done.length === firstSteps.length) return null;
  const { done, sample } = known;
  const progress = fill(texts.progress, {
    done: countText(done.length),
    all: countText(firstSteps.length),
  });
  return (
    <section className="surface first-steps">
      <h2>{say(texts.title)}</h2>
      <p>{say(progress)}</p>
      <ol>
        {firstSteps.map((step) => (
          <Step key={step} step={step} isDone={done.includes(step)} />
        ))}
      </ol>
      {sample !== 'none' && <Sample state={sample} act={act} />}
      <Button look="link" text={texts.dismiss} onClick={() => act(dismissFirstSteps)} />
      <div role="status">
        {isBusy && say(texts.busy)}
        {!isBusy && outcome !== 'done' && (
          <FieldMessage id="first-steps-problem" text={texts[outcome]} />
        )}
      </div>
    </section>
  );
}
