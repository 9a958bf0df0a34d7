import { useEffect } from 'react';
import { reasons } from '../../domain/lifecycle/reasons.ts';
import type { TypedWarranty } from '../../domain/warranty/typed-warranty.ts';
import { eventReasons } from '../../i18n/order/event-reasons.ts';
import { warrantyDesk } from '../../i18n/warranty/warranty.ts';
import { $catalogue, followCatalogue } from '../../stores/rx/catalogue.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CheckGroup } from '../../ui/forms/CheckField.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { saidOf } from '../forms/field-errors.ts';
import type { TypedForm } from '../forms/use-typed-form.ts';

const { texts } = warrantyDesk;

type TermProps = { form: TypedForm<TypedWarranty>; at: number; onRemove: () => void };

/** The catalogue's designs by name, plus the chosen one if the catalogue doesn't have it. */
function useDesigns(chosen: string): (readonly [id: string, name: string])[] {
  useEffect(() => followCatalogue(), []);
  const locale = useLive($locale, 'fa');
  const designs = useLive($catalogue, null)?.designs ?? [];
  const named = designs.map(({ id, name }) => [id, name[locale]] as const);
  const isKnown = chosen === '' || named.some(([id]) => id === chosen);
  return isKnown ? named : [...named, [chosen, chosen]];
}

/** One term of the warranty. */
export function WarrantyTermFields({ form, at, onRemove }: TermProps) {
  const { all } = useMessages(warrantyDesk);
  const designs = useDesigns(form.watch(`terms.${at}.design`));
  const error = saidOf(form.formState.errors, `terms.${at}.reasons`);
  return (
    <div className="surface lab-page-part">
      <SelectField
        {...form.field(`terms.${at}.design`)}
        label={texts.design}
        options={designs}
        none={all}
      />
      <TextField
        {...form.field(`terms.${at}.days`)}
        label={texts.days}
        inputMode={keypads.whole}
        maxLength={6}
      />
      <CheckGroup
        id={`warranty-terms-${at}-reasons`}
        className="lab-page-part"
        legend={texts.reasons}
        error={error}
        control={form.register(`terms.${at}.reasons`)}
        boxes={reasons.remake.map((value) => ({ value, label: eventReasons.texts[value] }))}
      />
      <Button look="link" icon="trash" text={texts.remove} onClick={onRemove} />
    </div>
  );
}
