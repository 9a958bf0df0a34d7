import { labelOf } from '../../../i18n/field-label.ts';
import { issueMessage } from '../../../i18n/issue-message.ts';
import { FieldMessage } from '../../../ui/FieldMessage.tsx';
import { Text } from '../../../ui/Text.tsx';
import { contentOf, type RxForm } from '../rx-form.ts';
import { type TextPath, textAt } from '../rx-paths.ts';
import { issueProps, useIssue } from '../use-issue.ts';

type LateTextProps = { form: RxForm; path: TextPath; isWide?: boolean };

/** A line of text among what is asked for less often. */
export function LateText({ form, path, isWide = false }: LateTextProps) {
  const issue = useIssue(form, path);
  return (
    <div className="rx-field" data-wide={isWide}>
      <label className="form-label" htmlFor={path}>
        <Text of={labelOf(path)} />
      </label>
      <input
        type="text"
        className="form-control"
        id={path}
        name={path}
        dir="auto"
        enterKeyHint="next"
        defaultValue={textAt(contentOf(form), path) || undefined}
        {...issueProps(path, issue)}
      />
      {issue && <FieldMessage id={`${path}-issue`} text={issueMessage(issue)} />}
    </div>
  );
}
