import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
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
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useMessages } from '../base/use-messages.ts';
import { useHeldForm } from '../forms/use-held-form.ts';
import { AccountField } from './AccountField.tsx';
import { DetailFields } from './DetailFields.tsx';
import { faultsResolver } from './faults-resolver.ts';

const { texts } = words;
const faults = { ...accountFaults.texts, ...personFaults.texts };

/** The ids are made with the form, so that trying again adds nothing twice. */
type Typed = NewTypedAccount & { account: string; owner: string };
type Form = UseFormReturn<Typed>;

function Owner({ form }: { form: Form }) {
  const { Shop, Customer } = useMessages(words);
  return (
    <fieldset>
      <legend>
        <Text of={texts.ownerTitle} />
      </legend>
      <div className="accounts-fields">
        <AccountField form={form} faults={faults} name="ownerName" label={texts.ownerName} />
        <AccountField
          form={form}
          faults={faults}
          name="ownerUsername"
          label={texts.ownerUsername}
          hint={people.texts.usernameHint}
          dir="ltr"
        />
        <div>
          <label className="form-label" htmlFor="account-kind">
            <Text of={texts.accountKind} />
          </label>
          <select {...form.register('kind')} id="account-kind" className="form-select">
            <option value="Shop">{Shop}</option>
            <option value="Customer">{Customer}</option>
          </select>
        </div>
      </div>
    </fieldset>
  );
}

function useNewAccount(onAdded: (id: string) => void) {
  const [problem, setProblem] = useState<'offline' | 'failed' | null>(null);
  const form: Form = useForm<Typed>({
    defaultValues: { ...writeAccount(newTypedAccount, $locale.get()), account: '', owner: '' },
    resolver: faultsResolver((typed) => {
      const read = readNewAccount(typed, '');
      return 'faults' in read ? read.faults : {};
    }),
  });
  const forget = useHeldForm(form, { name: 'newAccount' });
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
      return onAdded(added.id);
    }
    if (added.kind !== 'faulty') return setProblem(added.kind);
    const isTaken = added.issues.some(({ params }) => params?.fault === 'taken');
    if (!isTaken) return setProblem('failed');
    form.setError('ownerUsername', { type: 'taken' }, { shouldFocus: true });
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
  const isSaving = form.formState.isSubmitting;
  return (
    <form className="accounts-part" noValidate onSubmit={add}>
      <Owner form={form} />
      {/* Its fields are among those of the new account. */}
      <DetailFields form={form as unknown as UseFormReturn<TypedAccount>} />
      <div role="alert">
        {problem && <FieldMessage id="account-problem" text={texts[problem]} />}
      </div>
      <p className="people-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
          <Text of={isSaving ? texts.saving : texts.save} />
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={cancel}>
          <Text of={people.texts.cancel} />
        </button>
      </p>
    </form>
  );
}
