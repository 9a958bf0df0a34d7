import { textLimits } from '../../../domain/vocabulary/limits.ts';
import { rxFields } from '../../../i18n/rx/rx-fields.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { say } from '../../../ui/base/say.tsx';
import { issueProps, useIssue } from '../form/use-issue.ts';
import { IssueNote } from './IssueNote.tsx';

type TextLineProps = { form: RxForm; path: 'reference' | 'patient' | 'remarks' };

/** A text field of the order. Input that is too long is reported, not cut. */
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
        {say(rxFields.texts[path])}
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
