import { Fragment } from 'react';
import type { HelpTopic } from '../../../../i18n/help/help.ts';
import { issueMessage } from '../../../../i18n/issues/issue-message.ts';
import type { Message } from '../../../../i18n/language/message.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { type ListPath, listAt } from '../../../../stores/rx/paths.ts';
import { FieldMessage } from '../../../../ui/base/FieldMessage.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { FieldHelp } from '../../../help/FieldHelp.tsx';
import { issueProps, useIssue } from '../../form/use-issue.ts';

type Box = { value: string; label: Message; isExcluded?: boolean; help?: HelpTopic | undefined };
type BoxesProps = { form: RxForm; path: ListPath; legend: Message; boxes: readonly Box[] };

/** A multiple choice. */
export function Boxes({ form, path, legend, boxes }: BoxesProps) {
  const issue = useIssue(form, path);
  const chosen = listAt(contentOf(form), path) ?? [];
  return (
    <fieldset className="rx-choice rx-boxes">
      <legend className="form-label">{say(legend)}</legend>
      {boxes.map(({ value, label, isExcluded = false, help }) => (
        <Fragment key={value}>
          <label className="rx-box">
            <input
              type="checkbox"
              className="form-check-input"
              name={path}
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={isExcluded && !chosen.includes(value)}
              {...issueProps(path, issue)}
            />
            <span>{say(label)}</span>
          </label>
          {help && <FieldHelp topic={help} of={label} />}
        </Fragment>
      ))}
      {issue && <FieldMessage id={`${path}-issue`} text={issueMessage(issue)} />}
    </fieldset>
  );
}
