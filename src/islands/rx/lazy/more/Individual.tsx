import { Fragment } from 'react';
import type { IndividualValue } from '../../../../domain/catalogue/individual-values.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { defaultLocale } from '../../../../i18n/language/locale.ts';
import { pick } from '../../../../i18n/language/message.ts';
import { rxEyes } from '../../../../i18n/rx/rx-eyes.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { useLive } from '../../../base/use-live.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { useIndividualValues } from './use-individual-values.ts';

type FieldProps = { form: RxForm; value: IndividualValue; isNeeded: boolean };

function Field({ form, value, isNeeded }: FieldProps) {
  const locale = useLive($locale, defaultLocale);
  if (value === 'dominantEye') {
    const options = eyeSides.map((side) => {
      return { value: side, text: pick(rxEyes.texts[side], locale) };
    });
    return <SelectField form={form} path="measures.dominantEye" options={options} />;
  }
  return <NumberField form={form} path={`measures.${value}`} isNeeded={isNeeded} />;
}

/** Fields for the individual values that the chosen design is calculated with. */
export function Individual({ form }: { form: RxForm }) {
  return useIndividualValues(form).map(({ value, isNeeded }) => (
    <Fragment key={value}>
      <Field form={form} value={value} isNeeded={isNeeded} />
      {value === 'vertexDistance' && <NumberField form={form} path="measures.refractedVertex" />}
    </Fragment>
  ));
}
