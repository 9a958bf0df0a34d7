import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  readTypedAccount,
  type TypedAccount,
  typedAccount,
} from '../../domain/accounts/typed-account.ts';
import { account as words } from '../../i18n/accounts/accounts.ts';
import { writeAccount } from '../../i18n/accounts/write-account.ts';
import { type Account, saveAccount } from '../../stores/accounts/account.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { DetailFields } from './DetailFields.tsx';
import { faultsResolver } from './faults-resolver.ts';

const { texts } = words;

/** Changes what the lab sets for an account. */
export function AccountForm({ account }: { account: Account }) {
  const [outcome, setOutcome] = useState<'saved' | 'offline' | 'failed' | null>(null);
  const form = useForm<TypedAccount>({
    defaultValues: writeAccount(typedAccount(account), $locale.get()),
    resolver: faultsResolver((typed) => {
      const read = readTypedAccount(typed);
      return 'faults' in read ? read.faults : {};
    }),
  });
  const forget = useHeldForm(form, { name: `account ${account.id}` });
  const save = form.handleSubmit(async (typed) => {
    const read = readTypedAccount(typed);
    if ('faults' in read) return;
    setOutcome(null);
    const saved = await saveAccount(account.id, read.details);
    if (saved.kind === 'done') {
      forget();
      setOutcome('saved');
    } else setOutcome(saved.kind === 'offline' ? 'offline' : 'failed');
  });
  const isSaving = form.formState.isSubmitting;
  return (
    <form className="accounts-part" noValidate onSubmit={save}>
      <h3>
        <Text of={texts.details} />
      </h3>
      <DetailFields form={form} />
      <div role="alert">
        {outcome && outcome !== 'saved' && (
          <FieldMessage id="account-problem" text={texts[outcome]} />
        )}
      </div>
      <p className="people-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
          <Text of={isSaving ? texts.saving : texts.save} />
        </button>
        <span role="status">{outcome === 'saved' && <Text of={texts.saved} />}</span>
      </p>
    </form>
  );
}
