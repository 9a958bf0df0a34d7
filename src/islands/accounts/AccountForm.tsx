import { useState } from 'react';
import type { AccountDetails } from '../../domain/accounts/account-details.ts';
import {
  type AccountFault,
  readTypedAccount,
  type TypedAccount,
  typedAccount,
} from '../../domain/accounts/typed-account.ts';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import { accountFaults, account as words } from '../../i18n/accounts/accounts.ts';
import { writeAccount } from '../../i18n/accounts/write-account.ts';
import { type Account, saveAccount } from '../../stores/accounts/account.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { say } from '../../ui/base/say.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { faultsIn, useTypedForm } from '../forms/use-typed-form.ts';
import { DetailFields } from './DetailFields.tsx';

const { texts } = words;

/** Why an account was not saved. */
const problems = {
  offline: texts.offline,
  failed: texts.failed,
  unread: texts.unreadFirst,
} as const;

/** Edits the details that the lab sets for an account. */
export function AccountForm({ account }: { account: Account }) {
  const [outcome, setOutcome] = useState<'saved' | keyof typeof problems | null>(null);
  const [known, setKnown] = useState<AccountDetails>(account);
  const shown = (of: Account) => writeAccount(typedAccount(of), $locale.get());
  const form = useTypedForm<TypedAccount, AccountFault>({
    id: 'account',
    start: shown(account),
    faultsOf: (typed) => faultsIn(readTypedAccount(typed)),
    say: (fault) => accountFaults.texts[fault],
  });
  const { showSaved } = useHeldForm(form, { name: `account ${account.id}` });
  const save = form.handleSubmit(async (typed) => {
    const read = readTypedAccount(typed);
    if ('faults' in read) return;
    setOutcome(null);
    const saved = await saveAccount(account.id, known, read.details);
    if (saved.kind === 'done') {
      // If more was typed meanwhile, the form stays, without what a colleague changed.
      setKnown(isDeepEqual(form.getValues(), typed) ? saved.account : read.details);
      showSaved(typed, shown(saved.account));
      setOutcome('saved');
    } else setOutcome(saved.kind === 'faulty' ? 'failed' : saved.kind);
  });
  const problem = outcome !== 'saved' && outcome;
  return (
    <form className="surface accounts-part" noValidate onSubmit={save}>
      <h2>{say(texts.details)}</h2>
      <DetailFields form={form} />
      <FormProblem id="account-problem" text={problem ? problems[problem] : null} />
      <p className="people-buttons">
        <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
        <span role="status">{outcome === 'saved' && say(texts.saved)}</span>
      </p>
    </form>
  );
}
