import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { rxSummary } from '../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useSentence } from '../form/use-sentence.ts';
import { Outcome } from './Outcome.tsx';
import { Prices } from './Prices.tsx';
import type { useSending } from './use-sending.ts';
import { Warnings } from './Warnings.tsx';

type SummaryProps = {
  form: RxForm;
  sending: ReturnType<typeof useSending>;
  /** What the lab found against the order as a whole. */
  refusal: readonly Issue[];
};

function Refusal({ issue }: { issue: Issue }) {
  return (
    <p className="notice notice-danger">
      <Text of={rxSummary.texts.refused} /> <Text of={useSentence(issue)} />
    </p>
  );
}

/** What it costs, and the two ways out. */
export function Summary({ form, sending, refusal }: SummaryProps) {
  return (
    <section className="surface rx-summary" aria-labelledby="rx-price">
      <h2 id="rx-price">
        <Text of={rxSummary.texts.price} />
      </h2>
      <div className="rx-bar">
        <Prices form={form} />
        <Outcome form={form} sending={sending} />
        <div className="rx-actions">
          <button type="button" className="btn btn-primary" onClick={sending.send}>
            <Icon name="send" />
            <Text of={rxSummary.texts.send} />
          </button>
          <button type="button" className="btn btn-outline-primary" onClick={sending.save}>
            <Text of={rxSummary.texts.save} />
          </button>
        </div>
        <p className="rx-hint rx-keys">
          <Text of={rxSummary.texts.keys} />
        </p>
      </div>
      <div className="rx-said">
        {refusal.map((issue) => (
          <Refusal key={`${issue.path} ${issue.code}`} issue={issue} />
        ))}
        <Warnings form={form} />
      </div>
    </section>
  );
}
