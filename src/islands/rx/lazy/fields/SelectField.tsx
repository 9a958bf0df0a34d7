import { issueMessage } from '../../../../i18n/issues/issue-message.ts';
import { labelOf } from '../../../../i18n/rx/names/field-label.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { type TextPath, textAt } from '../../../../stores/rx/paths.ts';
import { FieldMessage } from '../../../../ui/base/FieldMessage.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { issueProps, useIssue } from '../../form/use-issue.ts';

export type Option = { value: string; text: string; isExcluded?: boolean };
type SelectFieldProps = {
  form: RxForm;
  path: TextPath;
  options: readonly Option[];
  /** Other fields that lose their value with this one. */
  details?: readonly TextPath[];
};

/** An optional choice from a list. A value that is no longer listed stays visible, so that its issue can be shown. */
export function SelectField({ form, path, options, details = [] }: SelectFieldProps) {
  const issue = useIssue(form, path);
  const value = useDraft(form, (draft) => textAt(draft, path));
  const choose = (text: string) => {
    const emptied = text === '' ? details.map((each) => ({ path: each, text })) : [];
    form.setAll([{ path, text }, ...emptied]);
  };
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <div className="rx-field">
      <label className="form-label" htmlFor={path}>
        {say(labelOf(path))}
      </label>
      <select
        className="form-select"
        id={path}
        name={path}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
        {...issueProps(path, issue)}
      >
        <option value="">—</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.isExcluded === true && option.value !== value}
          >
            {option.text}
          </option>
        ))}
      </select>
      {issue && <FieldMessage id={`${path}-issue`} text={issueMessage(issue)} />}
    </div>
  );
}
