import { useState } from 'react';
import type { OwnProfile } from '../../domain/profile/profile.ts';
import { writeMobile } from '../../domain/typed/mobile.ts';
import { languages } from '../../i18n/profile/languages.ts';
import { ownProfile, profileForm } from '../../i18n/profile/profile.ts';
import { panelRoutes } from '../../panel/routes.ts';
import {
  faultsOf,
  type ProfileFault,
  saveProfile,
  type TypedProfile,
} from '../../stores/profile/profile.ts';
import { Choices } from '../../ui/base/Choices.tsx';
import { say } from '../../ui/base/say.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = profileForm;
const labels = ownProfile.texts;

const languageChoices = [
  { value: 'fa', label: languages.texts.fa },
  { value: 'en', label: languages.texts.en },
] as const;

function useProfileForm({ name, mobile, language }: OwnProfile) {
  const [result, setResult] = useState<'saved' | 'offline' | 'failed' | null>(null);
  const form = useTypedForm<TypedProfile, ProfileFault>({
    id: 'profile',
    start: { name, mobile: writeMobile(mobile), language },
    faultsOf,
    say: (fault) => texts[fault],
  });
  const { showSaved } = useHeldForm(form, { name: 'profile' });
  const save = form.handleSubmit(async (typed) => {
    setResult(null);
    const saved = await saveProfile(typed);
    if (saved === 'saved') showSaved(typed, typed);
    setResult(saved);
  });
  return { form, result, save };
}

/** Name, mobile number and language of messages. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { form, result, save } = useProfileForm(profile);
  const problem = result === 'offline' || result === 'failed' ? result : null;
  return (
    <form className="surface profile-form" method="post" noValidate onSubmit={save}>
      <TextField {...form.field('name')} label={labels.name} autoComplete="name" />
      <TextField
        {...form.field('mobile')}
        label={labels.mobile}
        hint={texts.mobileHint}
        autoComplete="tel"
        inputMode="tel"
        isVerbatim
      />
      <Choices
        legend={labels.language}
        options={languageChoices}
        chosen={form.watch('language')}
        onChoose={(language) => form.setValue('language', language)}
      />
      <div>
        <FormProblem id="profile-problem" text={problem && texts[problem]} />
        <div role="status">{result === 'saved' && say(texts.saved)}</div>
      </div>
      <p className="profile-links">
        <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
        <a className="btn btn-link" href={panelRoutes.profile.path}>
          {say(texts.back)}
        </a>
      </p>
    </form>
  );
}
