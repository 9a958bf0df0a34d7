import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import {
  emptyTerm,
  readWarranty,
  type TypedWarranty,
  typedWarranty,
  type WarrantyFault,
} from '../../domain/warranty/typed-warranty.ts';
import { warrantyLimits } from '../../domain/warranty/warranty-limits.ts';
import { warrantyDesk, warrantyFaults } from '../../i18n/warranty/warranty.ts';
import {
  $warranty,
  type KnownWarranty,
  saveWarranty,
  type WarrantyOutcome,
} from '../../stores/warranty/warranty.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { faultsIn, useTypedForm } from '../forms/use-typed-form.ts';
import { WarrantyTermFields } from './WarrantyTermFields.tsx';

const { texts } = warrantyDesk;

/** `base`: the revision that the draft is based on. */
type BasedWarranty = TypedWarranty & { base?: number };

function useWarrantyForm(known: KnownWarranty) {
  const { revision, terms } = known;
  const [outcome, setOutcome] = useState<WarrantyOutcome | null>(null);
  const form = useTypedForm<BasedWarranty, WarrantyFault>({
    id: 'warranty',
    start: typedWarranty(terms),
    faultsOf: (typed) => faultsIn(readWarranty(typed)),
    say: (fault) => warrantyFaults.texts[fault],
  });
  useLeaveGuard(form.formState.isDirty);
  const { forget, showSaved } = useHeldForm(form, { name: 'warranty', along: { base: revision } });
  const takeTheirs = () => {
    const now = $warranty.get() ?? known;
    form.reset(typedWarranty(now.terms));
    forget({ base: now.revision });
    setOutcome(null);
  };
  const save = form.handleSubmit(async (typed) => {
    const read = readWarranty(typed);
    if (!('terms' in read)) return;
    setOutcome(null);
    // The user has seen the notice that someone else changed it, so saving again overwrites that change.
    const base = outcome === 'changed' ? revision : (typed.base ?? revision);
    const saved = await saveWarranty(base, read.terms);
    if (saved === 'saved') {
      const now = $warranty.get() ?? known;
      showSaved(typed, typedWarranty(now.terms), { base: now.revision });
    }
    setOutcome(saved);
  });
  return { form, outcome, save, takeTheirs };
}

/** For how long and for which reasons the lab remakes lenses free of charge. */
export function WarrantyForm({ known }: { known: KnownWarranty }) {
  const { form, outcome, save, takeTheirs } = useWarrantyForm(known);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'terms' });
  return (
    <form className="lab-calendar" noValidate onSubmit={save} aria-labelledby="warranty-title">
      <h2 id="warranty-title">{say(texts.title)}</h2>
      <p>{say(texts.hint)}</p>
      {fields.length === 0 && <p>{say(texts.none)}</p>}
      <div className="lab-page-parts">
        {fields.map(({ id }, at) => (
          <WarrantyTermFields key={id} {...{ form, at }} onRemove={() => remove(at)} />
        ))}
      </div>
      <p className="event-buttons">
        {fields.length < warrantyLimits.terms && (
          <Button icon="plus-lg" text={texts.add} onClick={() => append(emptyTerm)} />
        )}
        <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
        {outcome === 'changed' && <Button text={texts.takeTheirs} onClick={takeTheirs} />}
        <span role="status">{outcome && say(texts[outcome])}</span>
      </p>
    </form>
  );
}
