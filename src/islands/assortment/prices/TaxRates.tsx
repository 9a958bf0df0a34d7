import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import {
  readTaxRate,
  type TaxRateFault,
  type TypedTaxRate,
} from '../../../domain/assortment/typed-tax-rate.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { rateWords, taxRateFaults, taxRates } from '../../../i18n/assortment/tax-rates.ts';
import { formatDay } from '../../../i18n/language/format-date.ts';
import { priceDays } from '../../../stores/assortment/prices.ts';
import {
  $taxRates,
  $taxRatesReading,
  readTaxRates,
  saveListsIncludeTax,
  saveTaxRate,
} from '../../../stores/assortment/tax-rates.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { say } from '../../../ui/base/say.tsx';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Unread } from '../../../ui/table/Unread.tsx';
import { useAction } from '../../base/use-action.ts';
import { DayField } from '../../forms/DayField.tsx';
import { faultsIn, useTypedForm } from '../../forms/use-typed-form.ts';

const { texts } = taxRates;
const nothingTyped: TypedTaxRate = { percent: '', day: '' };

/** Shows a toast if the change was saved. Returns its argument. */
function toastIfSaved(isSaved: boolean): boolean {
  if (isSaved) toast({ kind: 'success', text: itemForm.texts.saved });
  return isSaved;
}

/** Sets the rate from a given day. */
function RateForm() {
  const [hasFailed, setFailed] = useState(false);
  const form = useTypedForm<TypedTaxRate, TaxRateFault>({
    id: 'tax-rate',
    start: nothingTyped,
    faultsOf: (typed) => faultsIn(readTaxRate(typed)),
    say: (fault) => taxRateFaults.texts[fault],
  });
  const send = form.handleSubmit(async (typed) => {
    const read = readTaxRate(typed);
    if ('faults' in read) return;
    const isSaved = toastIfSaved(await saveTaxRate(read));
    setFailed(!isSaved);
    if (isSaved) form.reset(nothingTyped);
  });
  return (
    <form className="assortment-fields" noValidate onSubmit={send}>
      <TextField
        {...form.field('percent')}
        label={texts.percent}
        inputMode={keypads.decimal}
        dir="ltr"
        maxLength={6}
      />
      <DayField
        {...form.field('day')}
        label={priceTexts.texts.day}
        none={priceTexts.texts.chooseDay}
        count={priceDays}
        write={formatDay}
      />
      <FormProblem id="tax-rate-problem" text={hasFailed ? texts.notSaved : null} />
      <p className="assortment-buttons">
        <SubmitButton label={itemForm.texts.save} isBusy={form.formState.isSubmitting} />
      </p>
    </form>
  );
}

function IncludeTax({ isIncluded }: { isIncluded: boolean }) {
  const { start } = useAction(async () => {
    if (!toastIfSaved(await saveListsIncludeTax(!isIncluded))) {
      toast({ kind: 'danger', text: texts.notSaved });
    }
  });
  return (
    <CheckField
      id="lists-include-tax"
      control={{ checked: isIncluded, onChange: () => start() }}
      label={texts.includeTax}
    />
  );
}

/** The tax on the lab's prices: its rates by start day, and a form for a new one. */
export function TaxRates() {
  const answer = useStore($taxRates);
  const reading = useStore($taxRatesReading);
  useEffect(() => void readTaxRates(), []);
  if (!answer && (reading === 'offline' || reading === 'failed')) {
    return <Unread why={reading} onRetry={() => void readTaxRates()} />;
  }
  if (!answer) return null;
  return (
    <section className="surface" aria-labelledby="tax-rates">
      <h2 id="tax-rates">{say(texts.title)}</h2>
      <p className="form-text">{say(texts.hint)}</p>
      <ul>
        {answer.rates.map((each) => (
          <li key={each.from}>{say(rateWords(each))}</li>
        ))}
      </ul>
      <RateForm />
      <IncludeTax isIncluded={answer.listsIncludeTax} />
    </section>
  );
}
