import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field, TypedParts } from '../../../domain/assortment/field.ts';
import type { EditedKind } from '../../../domain/assortment/item-fields.ts';
import { withProposals } from '../../../domain/assortment/proposals.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { isolate } from '../../../i18n/language/format-number.ts';
import { fill } from '../../../i18n/language/message.ts';
import { $assortment } from '../../../stores/assortment/assortment.ts';
import { say } from '../../../ui/base/say.tsx';
import { saidOf } from '../../forms/field-errors.ts';
import { FormFields } from '../fields/FormFields.tsx';

const { texts } = itemForm;

/** The id that is derived from the name until the user types one. */
function ProposedId({ kind }: { kind: EditedKind }) {
  const assortment = useStore($assortment);
  const typed = useWatch() as TypedParts;
  const { fa = '', en = '' } = (typed.name ?? {}) as { fa?: string; en?: string };
  if (typed.id !== '' || !assortment || `${fa}${en}`.trim() === '') return null;
  const { id } = withProposals(kind, typed, assortment.entries);
  return <p className="form-text">{say(fill(texts.proposedId, { id: isolate(String(id)) }))}</p>;
}

type MoreFieldsProps = { kind: EditedKind; isNew: boolean; fields: readonly Field[] };

/** Prefilled fields that are seldom changed. They stay collapsed until one of them has an error. */
export function MoreFields({ kind, isNew, fields }: MoreFieldsProps) {
  const { errors } = useFormContext().formState;
  const folded = useRef<HTMLDetailsElement>(null);
  const isFaulty = fields.some(({ path }) => saidOf(errors, path) !== null);
  useEffect(() => {
    if (isFaulty && folded.current) folded.current.open = true;
  }, [isFaulty]);
  return (
    <details ref={folded} className="assortment-more">
      <summary>{say(texts.more)}</summary>
      <div className="assortment-fields">
        <FormFields fields={fields} />
        {isNew && <ProposedId kind={kind} />}
      </div>
    </details>
  );
}
