import { issueMessage } from '../../../../i18n/issues/issue-message.ts';
import { labelOf } from '../../../../i18n/rx/field-label.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { type TextPath, textAt } from '../../../../stores/rx/paths.ts';
import { FieldMessage } from '../../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../../ui/base/Text.tsx';
import { issueProps, useIssue } from '../../form/use-issue.ts';

type LateTextProps = { form: RxForm; path: TextPath; isWide?: boolean };

/** A text field of a section loaded later. */
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
