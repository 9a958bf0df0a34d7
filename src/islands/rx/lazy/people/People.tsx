import { useEffect } from 'react';
import { readDay } from '../../../../domain/typed/day.ts';
import { textLimits } from '../../../../domain/vocabulary/limits.ts';
import { dayText } from '../../../../i18n/language/day-text.ts';
import { $profile, followProfile } from '../../../../stores/profile/profile.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { keypads } from '../../../../ui/forms/keypad.ts';
import { useLive } from '../../../base/use-live.ts';
import { useDraft } from '../../form/use-draft.ts';
import { LazyText } from '../fields/LazyText.tsx';
import { SelectField } from '../fields/SelectField.tsx';

/** The day of the prescription, with the day as understood. */
function PrescribedOn({ form }: { form: RxForm }) {
  const day = useDraft(form, ({ people }) => readDay(people.prescribedOn));
  const echo = day ? dayText(day) : null;
  return <LazyText form={form} path="people.prescribedOn" digits={keypads.whole} echo={echo} />;
}

/** The branch to deliver to, if the account has more than one address. */
function Branch({ form }: { form: RxForm }) {
  const branch = useDraft(form, ({ people }) => people.branch);
  const addresses = useLive($profile, null)?.account.addresses ?? [];
  useEffect(followProfile, []);
  if (addresses.length < 2 && branch === '') return null;
  const names = addresses.map(({ title, text }) => (title || text).slice(0, textLimits.people));
  const options = names.map((name) => ({ value: name, text: name }));
  return <SelectField form={form} path="people.branch" options={options} />;
}

/** Who prescribed it and when, how to reach the customer, and where the glasses go. */
export function People({ form }: { form: RxForm }) {
  return (
    <div className="rx-part">
      <div className="rx-fields">
        <LazyText form={form} path="people.prescriber" />
        <PrescribedOn form={form} />
        <LazyText form={form} path="people.mobile" digits="tel" />
        <LazyText form={form} path="people.insurance" />
        <Branch form={form} />
      </div>
    </div>
  );
}
