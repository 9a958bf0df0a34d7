import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Field } from '../../../domain/assortment/field.ts';
import { type EditedKind, itemFields, keyFields } from '../../../domain/assortment/item-fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { itemWords, newItemWords } from '../../../i18n/assortment/items.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Notes } from '../../../ui/forms/Notes.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { FormFields } from '../fields/FormFields.tsx';
import { usePart } from '../fields/use-field.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ItemPrices } from './ItemPrices.tsx';
import { MoreFields } from './MoreFields.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { type Problem, useItemForm } from './use-item-form.ts';

const { texts } = itemForm;

/** Result of the last action, and errors of the item as a whole. */
function Outcome({ problem }: { problem: Problem }) {
  const isSaid = problem === 'unknown' || problem === 'refused';
  return (
    <div role="alert">
      {isSaid && <FieldMessage id="item-problem" text={texts[problem]} />}
      <Notes {...usePart('root')} />
    </div>
  );
}

/** Fields that have a default and are seldom changed. */
const isSeldomChanged = ({ path }: Field) => ['id', 'position', 'drawing'].includes(path);

type ItemFormProps = { kind: EditedKind; item: string | null; onClose: () => void };

/** Edits an item of the assortment, or creates one. */
export function ItemForm({ kind, item, onClose }: ItemFormProps) {
  const nameOf = useStore($nameOf);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { form, problem, meanwhile, startOver, save, remove, keepMine } = useItemForm(
    kind,
    item,
    (done) => {
      toast({ kind: 'success', text: texts[done] });
      onClose();
    },
  );
  const fields = [...(item === null ? keyFields[kind] : []), ...itemFields[kind]];
  const label = problem === 'unknown' ? texts.again : texts.save;
  return (
    <FormProvider {...form}>
      <form className="assortment-form" noValidate onSubmit={save}>
        <h2 ref={heading} tabIndex={-1}>
          {say(item === null ? newItemWords(kind) : itemWords(item, nameOf))}
        </h2>
        <div className="surface assortment-fields">
          <FormFields fields={fields.filter((field) => !isSeldomChanged(field))} />
          <MoreFields kind={kind} isNew={item === null} fields={fields.filter(isSeldomChanged)} />
        </div>
        {item !== null && <ItemPrices item={item} />}
        {meanwhile && (
          <ChangedMeanwhile meanwhile={meanwhile} onKeep={keepMine} onTake={startOver} />
        )}
        <TextField {...form.field('note')} label={texts.note} maxLength={500} />
        <Outcome problem={problem} />
        <p className="assortment-buttons">
          <SubmitButton label={label} busy={texts.saving} isBusy={form.formState.isSubmitting} />
          <Button text={texts.back} onClick={onClose} />
          <Button look="link" text={texts.discard} onClick={startOver} />
          {item !== null && <RemoveButton onRemove={remove} />}
        </p>
      </form>
    </FormProvider>
  );
}
