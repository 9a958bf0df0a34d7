import type { FieldErrors } from 'react-hook-form';
import type { NamedIssues } from '../../../domain/assortment/form-names.ts';
import { assembled } from '../../../domain/assortment/parts.ts';

/** Issues as the form library has them: nested like its fields, what is wrong with a row around what is inside. */
export function formErrors(issues: NamedIssues): FieldErrors {
  const outermostFirst = Object.entries(issues).sort(([one], [other]) => one.length - other.length);
  const errors = outermostFirst.map(
    ([name, issue]) => [name, { type: issue.code, issue }] as const,
  );
  return assembled(errors) as FieldErrors;
}
