import { frameFields } from '../../../../domain/frame/measurements.ts';
import { orderFacts } from '../../../../i18n/rx/lazy/order-facts.ts';
import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { lazyFields } from '../../../../i18n/rx/names/field-names.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { RadioChoice } from '../../fields/RadioChoice.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { FrameFacts } from './FrameFacts.tsx';
import { FrameParcel } from './FrameParcel.tsx';
import { FrameTexts } from './FrameTexts.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import { TraceField } from './TraceField.tsx';

const { plastic, metal } = orderFacts.texts;
const { bevelled, grooved, drilled } = rxLazy.texts;
/** The type of a frame also says how it holds the lens. */
const types = { fullRim: bevelled, halfRim: grooved, rimless: drilled } as const;
const materials = { plastic, metal } as const;

/** The frame: name, type, shape and measures (boxing system). */
export function Frame({ form }: { form: RxForm }) {
  const { isNeeded, isTraced } = useDraft(form, ({ job, trace }) => ({
    isNeeded: job === 'remoteEdged',
    isTraced: trace !== null,
  }));
  return (
    <div className="rx-part">
      <FrameTexts form={form} />
      <RadioChoice
        form={form}
        path="frame.type"
        legend={lazyFields.texts.type}
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
      {!isTraced && <ShapeChoice form={form} />}
      <FrameFacts form={form} />
      <RadioChoice
        form={form}
        path="frameDetails.material"
        legend={lazyFields.texts.material}
        options={materials}
        isOptional
      />
      <FrameParcel form={form} />
    </div>
  );
}
