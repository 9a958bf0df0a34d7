import type { EyeSide } from '../../domain/prescription.ts';
import { issueMessage } from '../../i18n/issue-message.ts';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { AxisQuestion } from './AxisQuestion.tsx';
import type { RxForm } from './rx-form.ts';
import { eyePaths } from './rx-paths.ts';
import { isQuestion, useIssues } from './use-issue.ts';

type EyeIssuesProps = { form: RxForm; side: EyeSide };

/** What stands against an eye, below its row and in the order of its fields. */
export function EyeIssues({ form, side }: EyeIssuesProps) {
  const issues = useIssues(form, eyePaths[side]);
  return (
    <div className="rx-issues">
      {issues.map((issue) => {
        const text = issueMessage(issue);
        return isQuestion(issue) ? (
          <AxisQuestion key={issue.path} form={form} side={side} text={text} />
        ) : (
          <FieldMessage key={issue.path} id={`${issue.path}-issue`} text={text} />
        );
      })}
    </div>
  );
}
