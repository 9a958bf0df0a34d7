import { issueMessage } from '../../../../i18n/issues/issue-message.ts';
import type { Message } from '../../../../i18n/language/message.ts';
import { labelOf } from '../../../../i18n/rx/names/field-label.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { type TextPath, textAt } from '../../../../stores/rx/paths.ts';
import { FieldMessage } from '../../../../ui/base/FieldMessage.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { issueProps, useIssue } from '../../form/use-issue.ts';

type LazyTextProps = {
  form: RxForm;
  path: TextPath;
  isWide?: boolean;
  /** The on-screen keypad for texts of digits. */
  digits?: 'numeric' | 'tel';
  /** How the input is understood; null while there is nothing to say. */
  echo?: Message | null;
  /** Suggestions; any other text can be typed. */
  suggested?: readonly string[];
};

/** A text field of a section loaded later. */
export function LazyText(props: LazyTextProps) {
  const { form, path, isWide = false, digits, echo, suggested = [] } = props;
  const issue = useIssue(form, path);
  return (
    <div className="rx-field" data-wide={isWide}>
      <label className="form-label" htmlFor={path}>
        {say(labelOf(path))}
      </label>
      <input
        type="text"
        className={digits ? 'form-control number' : 'form-control'}
        id={path}
        name={path}
        dir={digits ? 'ltr' : 'auto'}
        inputMode={digits}
        enterKeyHint="next"
        list={suggested.length > 0 ? `${path}-suggested` : undefined}
        defaultValue={textAt(contentOf(form), path) || undefined}
        {...issueProps(path, issue, echo === undefined ? '' : `${path}-echo`)}
      />
      {suggested.length > 0 && (
        <datalist id={`${path}-suggested`}>
          {suggested.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {echo !== undefined && (
        <p className="rx-echo" id={`${path}-echo`}>
          {echo && say(echo)}
        </p>
      )}
      {issue && <FieldMessage id={`${path}-issue`} text={issueMessage(issue)} />}
    </div>
  );
}
