import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { lazyFields } from '../../../../i18n/rx/names/field-names.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { RadioChoice } from '../../fields/RadioChoice.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { type Option, SelectField } from '../fields/SelectField.tsx';

const { solid, gradient } = rxLazy.texts;
const forms = { solid, gradient } as const;
const details = ['services.tint.density', 'services.tint.form'] as const;

/** Tint colour; once chosen, also its density and form. Without a colour there is no tint. */
export function Tint({ form, colours }: { form: RxForm; colours: readonly Option[] }) {
  const isTinted = useDraft(form, ({ services: { tint } }) => Object.values(tint).join('') !== '');
  return (
    <>
      <SelectField form={form} path="services.tint.colour" options={colours} details={details} />
      {isTinted && (
        <>
          <NumberField form={form} path="services.tint.density" isNeeded />
          <RadioChoice
            form={form}
            path="services.tint.form"
            legend={lazyFields.texts.form}
            options={forms}
          />
        </>
      )}
    </>
  );
}
