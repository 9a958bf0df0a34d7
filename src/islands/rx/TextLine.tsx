import { textLimits } from '../../domain/vocabulary/limits.ts';
import { rxFields } from '../../i18n/messages/rx.ts';
import { Text } from '../../ui/Text.tsx';
import { IssueNote } from './IssueNote.tsx';
import type { RxForm } from './rx-form.ts';
import { issueProps, useIssue } from './use-issue.ts';

type TextLineProps = { form: RxForm; path: 'reference' | 'patient' | 'remarks' };

/** One of the order's own texts. It may be pasted too long, and then says so instead of being cut. */
export function TextLine({ form, path }: TextLineProps) {
  const issue = useIssue(form, path);
  const isLong = textLimits[path] > 100;
  const shared = {
    className: 'form-control',
    id: path,
    dir: 'auto',
    name: path,
    ...issueProps(path, issue),
  };
  return (
    <div className="rx-text">
      <label className="form-label" htmlFor={path}>
        <Text of={rxFields.texts[path]} />
      </label>
      {isLong ? (
        <textarea rows={2} {...shared} />
      ) : (
        <input type="text" enterKeyHint="next" {...shared} />
      )}
      {issue && <IssueNote issue={issue} />}
    </div>
  );
}
