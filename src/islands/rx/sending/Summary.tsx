import { isEmptyDraft } from '../../../domain/rx/draft/draft-content.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { composing } from '../../../i18n/compose/composing.ts';
import { rxSummary } from '../../../i18n/rx/rx.ts';
import type { RxOrder } from '../../../stores/rx/compose.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { asRxPath } from '../../../stores/rx/paths.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { useLazy } from '../../base/use-lazy.ts';
import { useLive } from '../../base/use-live.ts';
import { LazyPart } from '../fold/LazyPart.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSentence } from '../form/use-sentence.ts';
import { Prices } from './Prices.tsx';
import type { OrderActions } from './use-order.ts';

type SummaryProps = {
  form: RxForm;
  order: RxOrder;
  actions: OrderActions;
};

const outcome = lazy(async () => (await import('../lazy/sending/Outcome.tsx')).Outcome);
const noIssues: readonly Issue[] = [];

function Refusal({ issue }: { issue: Issue }) {
  return (
    <p className="notice notice-danger">
      {say(composing.texts.refused)} {say(useSentence(issue))}
    </p>
  );
}

/** The price, and the Send and Save buttons. */
export function Summary({ form, order, actions }: SummaryProps) {
  const refusal = useLive(order.$refusal, noIssues).filter(({ path }) => !asRxPath(path));
  const isBegun = useDraft(form, (draft) => !isEmptyDraft(draft));
  const hasOutcome = useLive(order.$outcome, null) !== null;
  // Preloaded, because clicks must have a result offline, too.
  useLazy(outcome, isBegun);
  return (
    <section className="surface rx-summary" aria-labelledby="rx-price">
      <h2 id="rx-price">{say(rxSummary.texts.price)}</h2>
      <div className="rx-bar">
        <Prices form={form} />
        {hasOutcome && <Lazy of={outcome} given={{ form, order, onTakeBack: actions.takeBack }} />}
        <div className="rx-actions">
          <Button look="primary" icon="send" text={composing.texts.send} onClick={actions.send} />
          <Button text={composing.texts.save} onClick={actions.save} />
        </div>
        <p className="rx-hint rx-keys">{say(rxSummary.texts.keys)}</p>
      </div>
      <div className="rx-said">
        {refusal.map((issue) => (
          <Refusal key={`${issue.path} ${issue.code}`} issue={issue} />
        ))}
        {isBegun && <LazyPart form={form} part="summary" />}
      </div>
    </section>
  );
}
