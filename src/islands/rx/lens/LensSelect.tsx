import type { LensStep } from '../../../domain/rx/draft/lens-steps.ts';
import { rx } from '../../../i18n/rx/rx.ts';
import { rxFields } from '../../../i18n/rx/rx-fields.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { RequiredMark } from '../../../ui/rx/RequiredMark.tsx';
import { IssueNote } from '../fields/IssueNote.tsx';
import { issueProps, useIssue } from '../form/use-issue.ts';

type LensSelectProps = {
  form: RxForm;
  step: LensStep;
  value: string;
  options: readonly { value: string; text: string }[];
  isWithdrawn: boolean;
  onChoose: (value: string) => void;
};

/** One step of choosing a lens. Nothing is preselected, even if only one choice is left. */
export function LensSelect({ form, step, value, options, isWithdrawn, onChoose }: LensSelectProps) {
  const path = `lens.${step}` as const;
  const issue = useIssue(form, path);
  const note = isWithdrawn && value === '' ? `${path}-note` : '';
  return (
    <div className="rx-step">
      <label className="form-label" htmlFor={path}>
        {say(rxFields.texts[step])}
        <RequiredMark />
      </label>
      <select
        className="form-select"
        id={path}
        name={path}
        value={value}
        aria-required
        disabled={options.length === 0}
        onChange={(event) => onChoose(event.currentTarget.value)}
        {...issueProps(path, issue, note)}
      >
        <option value="">—</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {note && (
        <p className="rx-withdrawn" id={note} role="status">
          <Icon name="arrow-clockwise" />
          <span>{say(rx.texts.withdrawn)}</span>
        </p>
      )}
      {issue && <IssueNote issue={issue} />}
    </div>
  );
}
