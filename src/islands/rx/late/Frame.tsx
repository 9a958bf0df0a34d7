import { frameFields } from '../../../domain/frame.ts';
import { orderFacts } from '../../../i18n/messages/order-facts.ts';
import { rxFields } from '../../../i18n/messages/rx.ts';
import { RadioChoice } from '../RadioChoice.tsx';
import type { RxForm } from '../rx-form.ts';
import { useDraft } from '../use-draft.ts';
import { FrameFacts } from './FrameFacts.tsx';
import { NumberField } from './NumberField.tsx';
import { TraceField } from './TraceField.tsx';

const { fullRim, halfRim, rimless } = orderFacts.texts;
const types = { fullRim, halfRim, rimless } as const;

/** The frame by the boxing system. */
export function Frame({ form }: { form: RxForm }) {
  const { isNeeded, isTraced } = useDraft(form, ({ job, trace }) => ({
    isNeeded: job === 'remoteEdged',
    isTraced: trace !== null,
  }));
  return (
    <div className="rx-part">
      <RadioChoice
        form={form}
        path="frame.type"
        legend={rxFields.texts.type}
        options={types}
        isOptional={!isNeeded}
      />
      <TraceField form={form} />
      <div className="rx-fields rx-fields-short">
        {frameFields.map((field) => (
          <NumberField
            key={field}
            form={form}
            path={`frame.${field}`}
            isNeeded={isNeeded && field !== 'ed' && (field === 'dbl' || !isTraced)}
          />
        ))}
      </div>
      <FrameFacts form={form} />
    </div>
  );
}
