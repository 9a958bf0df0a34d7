import { useFormState } from 'react-hook-form';
import { type EyeSide, eyeFields } from '../../domain/prescription.ts';
import { issueMessage } from '../../i18n/issue-message.ts';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { AxisQuestion } from './AxisQuestion.tsx';
import { issueAt, type RxForm } from './rx-form.ts';
import { isQuestion } from './use-issue.ts';

type EyeIssuesProps = { form: RxForm; side: EyeSide };

/** What stands against an eye, below its row and in the order of its fields. */
export function EyeIssues({ form, side }: EyeIssuesProps) {
  const { errors } = useFormState({ control: form.control, name: side });
  return (
    <div className="rx-issues">
      {eyeFields.map((field) => {
        const path = `${side}.${field}` as const;
        const issue = issueAt(errors, path);
        if (!issue) return null;
        if (isQuestion(issue)) {
          return <AxisQuestion key={path} form={form} side={side} text={issueMessage(issue)} />;
        }
        return <FieldMessage key={path} id={`${path}-issue`} text={issueMessage(issue)} />;
      })}
    </div>
  );
}
