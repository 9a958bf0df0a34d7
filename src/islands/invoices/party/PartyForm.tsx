import { useState } from 'react';
import {
  type PartyFault,
  type PartyRole,
  readBuyer,
  readSeller,
  type TypedParty,
} from '../../../domain/invoices/typed-party.ts';
import { oneInvoice } from '../../../i18n/invoices/one-invoice.ts';
import { partyFaults, partyForm } from '../../../i18n/invoices/party-form.ts';
import { type PartySaving, saveBuyer, saveSeller } from '../../../stores/invoices/parties.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMessages } from '../../base/use-messages.ts';
import { useHeldForm } from '../../forms/use-held-form.ts';
import { faultsIn, useTypedForm } from '../../forms/use-typed-form.ts';

const { texts } = partyForm;
const names = oneInvoice.texts;

type FormProps = {
  whose: PartyRole;
  account: string | undefined;
  start: TypedParty;
  onDone: () => void;
  onCancel: () => void;
};

/** Saves the typed details. Returns null if they have faults. */
async function save({ whose, account }: FormProps, typed: TypedParty): Promise<PartySaving | null> {
  if (whose === 'seller') {
    const read = readSeller(typed);
    return 'party' in read ? saveSeller(read.party) : null;
  }
  const read = readBuyer(typed);
  return 'party' in read ? saveBuyer(read.party, account) : null;
}

function usePartyForm(props: FormProps) {
  const { whose, account, start, onDone } = props;
  const [problem, setProblem] = useState<Exclude<PartySaving, 'saved'> | null>(null);
  const form = useTypedForm<TypedParty, PartyFault>({
    id: 'party',
    start,
    faultsOf: (typed) => faultsIn(whose === 'seller' ? readSeller(typed) : readBuyer(typed)),
    say: (fault) => partyFaults.texts[fault],
  });
  const { forget } = useHeldForm(form, { name: `invoice ${whose} ${account ?? ''}` });
  const send = form.handleSubmit(async (typed) => {
    setProblem(null);
    const saved = await save(props, typed);
    if (saved === 'saved') {
      forget();
      onDone();
    } else setProblem(saved);
  });
  return { form, problem, send, forget };
}

/** The details of a seller or buyer that appear on invoices. */
export function PartyForm(props: FormProps) {
  const { whose, onCancel } = props;
  const { form, problem, send, forget } = usePartyForm(props);
  const words = useMessages(partyForm);
  const isPerson = form.watch('kind') === 'person';
  const isSeller = whose === 'seller';
  const cancel = () => {
    forget();
    onCancel();
  };
  const kinds = [
    ['company', words.company],
    ['person', words.person],
  ] as const;
  return (
    <form className="event-form" noValidate onSubmit={send}>
      <SelectField {...form.field('kind')} label={texts.partyKind} options={kinds} />
      <TextField {...form.field('name')} label={texts.nameOfParty} />
      <TextField
        {...form.field('nationalId')}
        label={isPerson ? names.nationalId : names.legalId}
        inputMode={keypads.whole}
        isVerbatim
      />
      <TextField
        {...form.field('economicCode')}
        label={isSeller ? names.economicCode : texts.economicOptional}
        inputMode={keypads.whole}
        isVerbatim
      />
      <TextField
        {...form.field('postcode')}
        label={names.postcode}
        inputMode={keypads.whole}
        isVerbatim
      />
      <TextField {...form.field('address')} label={names.address} rows={2} />
      <TextField {...form.field('phone')} label={texts.phoneOptional} inputMode="tel" isVerbatim />
      {isSeller && (
        <>
          <TextField {...form.field('englishName')} label={texts.englishName} dir="ltr" />
          <TextField
            {...form.field('englishAddress')}
            label={texts.englishAddress}
            dir="ltr"
            rows={2}
          />
        </>
      )}
      <FormProblem id="party-problem" text={problem && texts[problem]} />
      <p className="event-buttons">
        <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
        <Button text={texts.cancel} onClick={cancel} />
      </p>
    </form>
  );
}
