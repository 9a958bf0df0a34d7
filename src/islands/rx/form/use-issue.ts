import { useLayoutEffect, useState } from 'react';
import { isDeepEqual } from '../../../domain/vocabulary/deep-equal.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import type { RxPath } from '../../../stores/rx/paths.ts';

/** Issues to show at some fields. Re-renders only if they change, not at every check. */
export function useIssues(form: RxForm, paths: readonly RxPath[]): readonly Issue[] {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  useLayoutEffect(
    () =>
      form.$issues.subscribe((shown) => {
        const found = paths.flatMap((path) => shown.get(path) ?? []);
        setIssues((last) => (isDeepEqual(last, found) ? last : found));
      }),
    [form, paths],
  );
  return issues;
}

export function useIssue(form: RxForm, path: RxPath): Issue | undefined {
  const [paths] = useState<readonly RxPath[]>([path]);
  return useIssues(form, paths)[0];
}

/** Whether an issue is a question to the user, not an error. */
export function isQuestion(issue: Issue | undefined): boolean {
  return issue?.code === 'axisWithoutCylinder';
}

/** ARIA attributes that connect a field to its messages. */
export function issueProps(path: RxPath, issue: Issue | undefined, echo = '') {
  const describedBy = [issue ? `${path}-issue` : '', echo].filter(Boolean).join(' ');
  return {
    'aria-invalid': issue && !isQuestion(issue) ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
}
