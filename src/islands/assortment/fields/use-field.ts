import { useFormContext } from 'react-hook-form';
import { saidOf } from '../../forms/field-errors.ts';
import { boundField, fieldId } from '../../forms/use-typed-form.ts';

const id = 'item';

/** The form of the item that is being edited. */
export function useItem() {
  const form = useFormContext();
  return { ...form, field: (name: string) => boundField(form, id, name) };
}

/** A field of the item. */
export const useField = (name: string) => useItem().field(name);

/** The error of a row, or of the whole item (`root`), rather than of a field. */
export function usePart(name: string) {
  const { errors } = useFormContext().formState;
  return { id: fieldId(id, name), error: saidOf(errors, name) };
}
