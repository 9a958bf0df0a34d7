import type { EventReason } from '../../../domain/lifecycle/reasons.ts';
import type { EyePrescription } from '../../../domain/optics/eye-prescription.ts';
import { isRemade } from '../../../domain/remakes/remade-rx.ts';
import { changeableFields, chosenEyes } from '../../../domain/remakes/typed-remaking.ts';
import { understoodAs } from '../../../domain/rx/draft/read-eye.ts';
import type { RxOrder } from '../../../domain/rx/rx-order.ts';
import { type EyeSide, eyeSides } from '../../../domain/vocabulary/eye.ts';
import { fill } from '../../../i18n/language/message.ts';
import { eyeValueWords } from '../../../i18n/order/eye-value-words.ts';
import { remakes } from '../../../i18n/order/remakes.ts';
import { prescriptionWords } from '../../../i18n/orders/order-parts.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { say } from '../../../ui/base/say.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMessages } from '../../base/use-messages.ts';
import type { SideFieldsProps } from './acting.ts';
import { useWarranty, WarrantyLine } from './WarrantyLine.tsx';

const { texts } = remakes;

type Form = SideFieldsProps['form'];
type Field = ReturnType<typeof changeableFields>[number];

const signed: readonly Field[] = ['sphere', 'cylinder'];

function keypadOf(field: Field) {
  if (signed.includes(field)) return keypads.signed;
  return field === 'axis' ? keypads.whole : keypads.decimal;
}

type ValueProps = { form: Form; side: EyeSide; field: Field; before: number | null };

/** Field for a new value. The hint shows the old value and how the new one is understood. */
function ValueField({ form, side, field, before }: ValueProps) {
  const path = `remaking.${side}.${field}` as const;
  const read = understoodAs(field, form.watch(path) ?? '');
  const hint =
    'value' in read
      ? fill(texts.beforeNow, {
          before: eyeValueWords(field, before),
          now: eyeValueWords(field, read.value),
        })
      : fill(texts.before, { before: eyeValueWords(field, before) });
  return (
    <TextField
      {...form.field(path)}
      label={prescriptionWords.texts[field]}
      hint={hint}
      inputMode={keypadOf(field)}
      dir="ltr"
    />
  );
}

type EyeProps = { form: Form; side: EyeSide; eye: EyePrescription };

/** The changeable values of an eye, each with its old value. */
function EyeChanges({ form, side, eye }: EyeProps) {
  return (
    <fieldset className="remake-eye">
      <legend className="form-label">{say(texts[side])}</legend>
      {changeableFields(eye).map((field) => (
        <ValueField key={field} {...{ form, side, field }} before={eye[field]} />
      ))}
    </fieldset>
  );
}

function RxFields({ content, form }: { content: RxOrder; form: Form }) {
  const words = useMessages(remakes);
  const eyes = chosenEyes(content, form.watch('remaking'));
  const isPair = content.right !== null && content.left !== null;
  const options = (['both', 'right', 'left'] as const).map((each) => [each, words[each]] as const);
  return (
    <>
      {isPair && (
        <SelectField
          {...form.field('remaking.eyes')}
          label={texts.eyes}
          options={options}
          none={words.chooseEyes}
        />
      )}
      {eyes !== '' && <small>{say(texts.same)}</small>}
      {eyeSides.map((side) => {
        const eye = content[side];
        if (!eye || eyes === '' || !isRemade({ eyes }, side)) return null;
        return <EyeChanges key={side} {...{ form, side, eye }} />;
      })}
    </>
  );
}

/** The warranty's verdict and, for a prescription, which lenses to remake with which values. */
export function RemakeFields({ order, form }: SideFieldsProps) {
  const { content } = order;
  const warranty = useWarranty(order);
  const reason = form.watch('reason') as EventReason | '';
  return (
    <>
      <WarrantyLine {...{ warranty, reason }} at={labNow()} />
      {content.kind === 'rx' && <RxFields content={content} form={form} />}
    </>
  );
}
