import type { Message } from '../../../i18n/language/message.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { textAt } from '../../../stores/rx/paths.ts';
import { say } from '../../../ui/base/say.tsx';
import { RequiredMark } from '../../../ui/rx/RequiredMark.tsx';
import { issueProps, useIssue } from '../form/use-issue.ts';
import { IssueNote } from './IssueNote.tsx';
import { Unchoose } from './Unchoose.tsx';

type RadioChoiceProps<Value extends string> = {
  form: RxForm;
  path:
    | 'eyes'
    | 'lens.kind'
    | 'job'
    | 'use'
    | 'frame.type'
    | 'frameDetails.material'
    | 'services.tint.form';
  legend: Message;
  options: Readonly<Record<Value, Message>>;
  /** Preselected value. A medical choice has none. */
  preset?: Value;
  isOptional?: boolean;
  onChoose?: () => void;
};

/** A group of radio buttons. */
export function RadioChoice<Value extends string>({
  form,
  path,
  legend,
  options,
  preset,
  isOptional = false,
  onChoose,
}: RadioChoiceProps<Value>) {
  const issue = useIssue(form, path);
  const entries = Object.entries<Message>(options);
  const isNeeded = !preset && !isOptional;
  const chosen = textAt(contentOf(form), path) || preset;
  return (
    <fieldset className="rx-choice">
      <legend className="form-label">
        {say(legend)}
        {isNeeded && <RequiredMark />}
      </legend>
      <div className="rx-options">
        {entries.map(([value, label]) => (
          <label className="rx-option" key={value}>
            <input
              type="radio"
              value={value}
              defaultChecked={value === chosen}
              required={isNeeded}
              name={path}
              onChange={onChoose}
              {...issueProps(path, issue)}
            />
            <span>{say(label)}</span>
          </label>
        ))}
        {isOptional && <Unchoose form={form} path={path} name={legend} />}
      </div>
      {issue && <IssueNote issue={issue} />}
    </fieldset>
  );
}
