import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { type EditedKind, itemFields, keyFields } from '../../../domain/assortment/item-fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { itemWords, newItemWords } from '../../../i18n/assortment/items.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Fault } from '../fields/Fault.tsx';
import { FormFields } from '../fields/FormFields.tsx';
import { useField } from '../fields/use-field.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ItemPrices } from './ItemPrices.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { type Problem, useItemForm } from './use-item-form.ts';

const { texts } = itemForm;

/** Result of the last press, and what is wrong with the item as a whole. */
function Outcome({ problem }: { problem: Problem }) {
  const { issue, faultId } = useField('root');
  return (
    <div role="alert">
      {(problem === 'unknown' || problem === 'refused') && (
        <FieldMessage id="item-problem" text={texts[problem]} />
      )}
      <Fault id={faultId} issue={issue} />
    </div>
  );
}

function Note({ form }: { form: UseFormReturn }) {
  return (
    <FormGroup controlId="item-note">
      <FormLabel>
        <Text of={texts.note} />
      </FormLabel>
      <FormControl {...form.register('note')} dir="auto" maxLength={500} autoComplete="off" />
    </FormGroup>
  );
}

type ItemFormProps = { kind: EditedKind; item: string | null; onClose: () => void };

/** Edits an item of the assortment, or makes a new one. */
export function ItemForm({ kind, item, onClose }: ItemFormProps) {
  const nameOf = useStore($nameOf);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { form, problem, meanwhile, startAnew, save, remove, keepMine } = useItemForm(
    kind,
    item,
    (done) => {
      toast({ kind: 'success', text: texts[done] });
      onClose();
    },
  );
  const { isSubmitting } = form.formState;
  const label = problem === 'unknown' ? texts.again : texts.save;
  return (
    <FormProvider {...form}>
      <form className="assortment-form" noValidate onSubmit={save}>
        <h2 ref={heading} tabIndex={-1}>
          <Text of={item === null ? newItemWords(kind) : itemWords(item, nameOf)} />
        </h2>
        <div className="surface assortment-fields">
          {item === null && <FormFields fields={keyFields[kind]} />}
          <FormFields fields={itemFields[kind]} />
        </div>
        {item !== null && <ItemPrices item={item} />}
        {meanwhile && (
          <ChangedMeanwhile meanwhile={meanwhile} onKeep={keepMine} onTake={startAnew} />
        )}
        <Note form={form} />
        <Outcome problem={problem} />
        <p className="assortment-buttons">
          <button type="submit" className="btn btn-primary" aria-disabled={isSubmitting}>
            <Text of={isSubmitting ? texts.saving : label} />
          </button>
          <button type="button" className="btn btn-outline-primary" onClick={onClose}>
            <Text of={texts.back} />
          </button>
          <button type="button" className="btn btn-link" onClick={startAnew}>
            <Text of={texts.discard} />
          </button>
          {item !== null && <RemoveButton onRemove={remove} />}
        </p>
      </form>
    </FormProvider>
  );
}
