import type { EyeSide } from '../../../domain/vocabulary/eye.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { rx } from '../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { DebouncedStatus } from '../../base/DebouncedStatus.tsx';
import { focusField } from '../form/focus.ts';
import { useSentence } from '../form/use-sentence.ts';

type AxisQuestionProps = { form: RxForm; side: EyeSide; issue: Issue };

/** With an axis but no cylinder either may be wrong, so the user is asked. */
export function AxisQuestion({ form, side, issue }: AxisQuestionProps) {
  const text = useSentence(issue);
  const removeAxis = () => {
    form.set(`${side}.axis`, '');
    focusField(`${side}.axis`);
  };
  return (
    <div className="rx-question">
      <DebouncedStatus of={`${side}.axis-issue`} isNew />
      <p id={`${side}.axis-issue`}>
        <Icon name="question-circle" />
        <span>{say(text)}</span>
      </p>
      <Button text={rx.texts.removeAxis} onClick={removeAxis} />
      <Button text={rx.texts.addCylinder} onClick={() => focusField(`${side}.cylinder`)} />
    </div>
  );
}
