import { useState } from 'react';
import {
  type NewTypedAccount,
  newTypedAccount,
  readNewAccount,
} from '../../domain/accounts/new-typed-account.ts';
import type { TypedAccount } from '../../domain/accounts/typed-account.ts';
import { accountFaults, account as words } from '../../i18n/accounts/accounts.ts';
import { writeAccount } from '../../i18n/accounts/write-account.ts';
import { people, personFaults } from '../../i18n/people/people.ts';
import { addAccount } from '../../stores/accounts/account.ts';
import { newId } from '../../stores/device/records/new-id.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useMessages } from '../base/use-messages.ts';
import { useHeldForm } from '../forms/use-held-form.ts';
import { faultsIn, type TypedForm, useTypedForm } from '../forms/use-typed-form.ts';
import { DetailFields } from './DetailFields.tsx';

const { texts } = words;
const faultTexts = { ...accountFaults.texts, ...personFaults.texts };

/** The ids belong to the form, so that a retry adds nothing twice. */
type Typed = NewTypedAccount & { account: string; owner: string };

function Owner({ form }: { form: TypedForm<Typed> }) {
  const { Shop, Customer } = useMessages(words);
  const kinds = [
    ['Shop', Shop],
    ['Customer', Customer],
  ] as const;
  return (
    <fieldset>
      <legend>{say(texts.ownerTitle)}</legend>
      <div className="accounts-fields">
        <TextField {...form.field('ownerName')} label={texts.ownerName} />
        <TextField
          {...form.field('ownerUsername')}
          label={texts.ownerUsername}
          hint={people.texts.usernameHint}
          isVerbatim
        />
        <SelectField {...form.field('kind')} label={texts.accountKind} options={kinds} />
      </div>
    </fieldset>
  );
}

function useNewAccount(onAdded: (id: string) => void) {
  const [problem, setProblem] = useState<'offline' | 'failed' | null>(null);
  const form = useTypedForm<Typed, keyof typeof faultTexts>({
    id: 'account',
    start: { ...writeAccount(newTypedAccount, $locale.get()), account: '', owner: '' },
    faultsOf: (typed) => faultsIn(readNewAccount(typed, '')),
    say: (fault) => faultTexts[fault],
  });
  const { forget } = useHeldForm(form, { name: 'newAccount' });
  const add = form.handleSubmit(async (typed) => {
    const [account, owner] = [typed.account || newId(), typed.owner || newId()];
    form.setValue('account', account);
    form.setValue('owner', owner);
    const read = readNewAccount(typed, owner);
    if ('faults' in read) return;
    setProblem(null);
    const added = await addAccount(account, read.added);
    if (added.kind === 'done') {
      forget();
      return onAdded(added.account.id);
    }
    if (added.kind !== 'faulty') return setProblem(added.kind);
    const isTaken = added.issues.some(({ params }) => params?.fault === 'taken');
    if (!isTaken) return setProblem('failed');
    form.refuse({ ownerUsername: 'taken' });
  });
  return { form, problem, add, forget };
}

type NewAccountFormProps = { onAdded: (id: string) => void; onCancel: () => void };

/** Adds an account with its first owner. */
export function NewAccountForm({ onAdded, onCancel }: NewAccountFormProps) {
  const { form, problem, add, forget } = useNewAccount(onAdded);
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <form className="accounts-part" noValidate onSubmit={add}>
      <Owner form={form} />
      {/* A new account has all the fields of an account. */}
      <DetailFields form={form as unknown as TypedForm<TypedAccount>} />
      <FormProblem id="account-problem" text={problem && texts[problem]} />
      <p className="people-buttons">
        <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
        <Button text={people.texts.cancel} onClick={cancel} />
      </p>
    </form>
  );
}
