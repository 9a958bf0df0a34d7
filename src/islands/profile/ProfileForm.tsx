import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnProfile } from '../../domain/profile/profile.ts';
import { writeMobile } from '../../domain/typed/mobile.ts';
import { languages } from '../../i18n/profile/languages.ts';
import { ownProfile, profileForm } from '../../i18n/profile/profile.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { faultsOf, saveProfile, type TypedProfile } from '../../stores/profile/profile.ts';
import { Choices } from '../../ui/base/Choices.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';

const { texts } = profileForm;
const labels = ownProfile.texts;

const languageChoices = [
  { value: 'fa', label: languages.texts.fa },
  { value: 'en', label: languages.texts.en },
] as const;

/** Why a field is refused, as the type of its error. */
type Fault = 'required' | 'tooLong' | 'notMobile';
const textOf = (error: { type?: string | number } | undefined) =>
  error ? texts[error.type as Fault] : null;

function useProfileForm({ name, mobile, language }: OwnProfile) {
  const [result, setResult] = useState<'saved' | 'offline' | 'failed' | null>(null);
  const form = useForm<TypedProfile>({
    defaultValues: { name, mobile: writeMobile(mobile), language },
    resolver: (typed) => {
      const faults = Object.entries(faultsOf(typed)).map(([field, type]) => [field, { type }]);
      return faults.length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors: Object.fromEntries(faults) };
    },
  });
  const forget = useHeldForm(form, { name: 'profile' });
  const save = form.handleSubmit(async (typed) => {
    setResult(null);
    const saved = await saveProfile(typed);
    if (saved === 'saved') forget();
    setResult(saved);
  });
  return { form, result, save };
}

/** Name, mobile number and language of messages. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { form, result, save } = useProfileForm(profile);
  const { errors, isSubmitting } = form.formState;
  const problem = result === 'offline' || result === 'failed' ? result : null;
  return (
    <form className="surface profile-form" method="post" noValidate onSubmit={save}>
      <TextField
        registration={form.register('name')}
        label={labels.name}
        autoComplete="name"
        dir="auto"
        error={textOf(errors.name)}
      />
      <TextField
        registration={form.register('mobile')}
        label={labels.mobile}
        autoComplete="tel"
        inputMode="tel"
        error={textOf(errors.mobile)}
      />
      <small>
        <Text of={texts.mobileHint} />
      </small>
      <Choices
        legend={labels.language}
        options={languageChoices}
        chosen={form.watch('language')}
        onChoose={(language) => form.setValue('language', language)}
      />
      <div>
        <div role="alert">
          {problem && <FieldMessage id="profile-problem" text={texts[problem]} />}
        </div>
        <div role="status">{result === 'saved' && <Text of={texts.saved} />}</div>
      </div>
      <p className="profile-links">
        <button type="submit" className="btn btn-primary" aria-disabled={isSubmitting}>
          <Text of={isSubmitting ? texts.saving : texts.save} />
        </button>
        <a className="btn btn-link" href={panelRoutes.profile.path}>
          <Text of={texts.back} />
        </a>
      </p>
    </form>
  );
}
