import { useFormContext } from 'react-hook-form';
import { saidOf } from '../../forms/field-errors.ts';
import { boundField, fieldId } from '../../forms/use-typed-form.ts';

const id = 'item';

/** The form of the item, as fields take it. */
export function useItem() {
  const form = useFormContext();
  return { ...form, field: (name: string) => boundField(form, id, name) };
}

/** A field of the item. */
export const useField = (name: string) => useItem().field(name);

/** What is wrong with a part of the item that is not a field: a row, or all of it. */
export function usePart(name: string) {
  const { errors } = useFormContext().formState;
  return { id: fieldId(id, name), error: saidOf(errors, name) };
}
