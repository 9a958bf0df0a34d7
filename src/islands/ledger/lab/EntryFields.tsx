import { useWatch } from 'react-hook-form';
import { dueDays, paidDays } from '../../../domain/ledger/cheque-limits.ts';
import { everyMeans } from '../../../domain/ledger/means-names.ts';
import type { EntryAsked, TypedEntry } from '../../../domain/ledger/typed-entry.ts';
import { pick } from '../../../i18n/language/message.ts';
import { banks } from '../../../i18n/ledger/banks.ts';
import { entryFields, ledgerDesk, meansReferences } from '../../../i18n/ledger/ledger-desk.ts';
import { meansNames } from '../../../i18n/ledger/payments.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { keypads } from '../../../ui/forms/keypad.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { CalendarField } from '../../forms/CalendarField.tsx';
import { FormAmount } from '../../forms/FormAmount.tsx';
import type { TypedForm } from '../../forms/use-typed-form.ts';

/** A typed entry, and the content last sent with its id. */
export type SentEntry = TypedEntry & { sent: { what: string; id: string } };

type FormOf = { form: TypedForm<SentEntry, never> };

function SideField({ form }: FormOf) {
  const words = useMessages(ledgerDesk);
  const options = [
    ['debit', words.raises],
    ['credit', words.lowers],
  ] as const;
  const { side } = entryFields.texts;
  return (
    <SelectField {...form.field('side')} label={side} options={options} none={words.chooseSide} />
  );
}

function MeansField({ form }: FormOf) {
  const words = useMessages(ledgerDesk);
  const names = useMessages(meansNames);
  const options = [
    ...everyMeans.map((means) => [means, names[means]] as const),
    ['', words.otherMeans] as const,
  ];
  return <SelectField {...form.field('means')} label={entryFields.texts.means} options={options} />;
}

function ChequeFields({ form }: FormOf) {
  const locale = useLive($locale, 'fa');
  const { sayad, bank, due } = entryFields.texts;
  const offers = banks.map((each) => ({ value: pick(each, locale) }));
  return (
    <>
      <TextField {...form.field('sayad')} label={sayad} inputMode={keypads.whole} dir="ltr" />
      <TextField {...form.field('bank')} label={bank} offers={offers} />
      <CalendarField form={form} name="due" label={due} days={dueDays(labNow().getTime())} />
    </>
  );
}

/** The fields of a payment, which depend on how it was made. */
function PaymentFields({ form }: FormOf) {
  const means = useWatch({ control: form.control, name: 'means' });
  const { reference, on } = entryFields.texts;
  const isDated = means === 'card' || means === 'transfer';
  const label = means === '' || means === 'cheque' ? reference : meansReferences.texts[means];
  return (
    <>
      <MeansField form={form} />
      {means === 'cheque' ? (
        <ChequeFields form={form} />
      ) : (
        <TextField {...form.field('reference')} label={label} />
      )}
      {isDated && (
        <CalendarField form={form} name="on" label={on} days={paidDays(labNow().getTime())} />
      )}
    </>
  );
}

/** The fields of an entry. */
export function EntryFields({ asked, form }: FormOf & { asked: EntryAsked }) {
  const { amount, reference, note } = entryFields.texts;
  return (
    <>
      {asked.kind !== 'reversal' && (
        <FormAmount form={form} name="amount" label={amount} unit="toman" />
      )}
      {asked.kind === 'payment' && <PaymentFields form={form} />}
      {asked.kind === 'adjustment' && (
        <>
          <SideField form={form} />
          <TextField {...form.field('reference')} label={reference} />
        </>
      )}
      <TextField {...form.field('note')} label={note} />
    </>
  );
}
