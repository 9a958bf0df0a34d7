import { useFormState } from 'react-hook-form';
import type { Issue } from '../../domain/issue.ts';
import { issueAt, type RxForm, type RxPath } from './rx-form.ts';

/** What stands against a field and is to be shown. */
export function useIssue(form: RxForm, path: RxPath): Issue | undefined {
  const { errors } = useFormState({ control: form.control, name: path });
  return issueAt(errors, path);
}

/** A question waits for an answer; it is not a mistake. */
export function isQuestion(issue: Issue | undefined): boolean {
  return issue?.code === 'axisWithoutCylinder';
}

/** What ties a field to the messages about it. */
export function issueProps(path: RxPath, issue: Issue | undefined, echo = '') {
  const describedBy = [issue ? `${path}-issue` : '', echo].filter(Boolean).join(' ');
  return {
    'aria-invalid': issue && !isQuestion(issue) ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
}
