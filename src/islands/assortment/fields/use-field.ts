import { type FieldError, get, useFormContext } from 'react-hook-form';
import type { Issue } from '../../../domain/vocabulary/issue.ts';

/** The error of a field, with the issue that its message describes. */
export type IssueError = FieldError & { issue: Issue };

/** The id of an element that belongs to a field. */
export const fieldId = (name: string) => `item-${name.replaceAll('.', '-')}`;

/** What a control of the form needs, and what is wrong with it. */
export function useField(name: string) {
  const form = useFormContext();
  const { issue }: Partial<IssueError> = get(form.formState.errors, name) ?? {};
  const faultId = `${fieldId(name)}-fault`;
  const marks = {
    'aria-invalid': issue ? (true as const) : undefined,
    'aria-describedby': issue ? faultId : undefined,
  };
  return { form, issue, faultId, marks };
}
