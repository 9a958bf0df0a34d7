import { frameMaterials, frameTypes, standardShapes } from '../../domain/frame/frame-choices.ts';
import { frameFields } from '../../domain/frame/measurements.ts';
import type { FrameFault, TypedFrame } from '../../domain/frame-list/typed-frame.ts';
import { frameList } from '../../i18n/frame-list/frame-list.ts';
import { orderFacts } from '../../i18n/rx/lazy/order-facts.ts';
import { keypads } from '../../ui/forms/keypad.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useMessages } from '../base/use-messages.ts';
import type { TypedForm } from '../forms/use-typed-form.ts';

const { texts } = frameList;

/** The fields of a frame in the lab's list. */
export function FrameFields({ form }: { form: TypedForm<TypedFrame, FrameFault> }) {
  const words = useMessages(orderFacts);
  const { unknown } = useMessages(frameList);
  return (
    <div className="frame-list-fields">
      <TextField {...form.field('brand')} label={texts.brand} />
      <TextField {...form.field('model')} label={texts.model} />
      <TextField {...form.field('size')} label={texts.size} dir="ltr" />
      <TextField {...form.field('alias')} label={texts.alias} hint={texts.aliasHint} />
      {frameFields.map((field) => (
        <TextField
          key={field}
          {...form.field(field)}
          label={texts[field]}
          dir="ltr"
          inputMode={keypads.decimal}
        />
      ))}
      <SelectField
        {...form.field('type')}
        label={texts.type}
        none={unknown}
        options={frameTypes.map((type) => [type, words[type]] as const)}
      />
      <SelectField
        {...form.field('shape')}
        label={texts.shape}
        none={unknown}
        options={standardShapes.map((shape) => [shape, words[shape]] as const)}
      />
      <SelectField
        {...form.field('material')}
        label={texts.material}
        none={unknown}
        options={frameMaterials.map((each) => [each, words[each]] as const)}
      />
    </div>
  );
}
