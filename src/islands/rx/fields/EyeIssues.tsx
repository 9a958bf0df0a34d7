import type { EyeSide } from '../../../domain/vocabulary/eye.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { eyePaths } from '../../../stores/rx/paths.ts';
import { isQuestion, useIssues } from '../form/use-issue.ts';
import { AxisQuestion } from './AxisQuestion.tsx';
import { IssueNote } from './IssueNote.tsx';

type EyeIssuesProps = { form: RxForm; side: EyeSide };

export function EyeIssues({ form, side }: EyeIssuesProps) {
  const issues = useIssues(form, eyePaths[side]);
  return (
    <div className="rx-issues">
      {issues.map((issue) =>
        isQuestion(issue) ? (
          <AxisQuestion key={issue.path} form={form} side={side} issue={issue} />
        ) : (
          <IssueNote key={issue.path} issue={issue} />
        ),
      )}
    </div>
  );
}
