import {
  assumedAt,
  type RxNumberPath,
  readNumber,
  rxNumbers,
} from '../../../../domain/rx/number-fields.ts';
import { issueMessage } from '../../../../i18n/issues/issue-message.ts';
import { fill, inBoth } from '../../../../i18n/language/message.ts';
import { formatMeasure, unitOf } from '../../../../i18n/rx/format-measure.ts';
import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { labelOf } from '../../../../i18n/rx/names/field-label.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { textAt } from '../../../../stores/rx/paths.ts';
import { FieldMessage } from '../../../../ui/base/FieldMessage.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { keypadFrom } from '../../../../ui/forms/keypad.ts';
import { RequiredMark } from '../../../../ui/rx/RequiredMark.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { issueProps, useIssue } from '../../form/use-issue.ts';

type NumberFieldProps = { form: RxForm; path: RxNumberPath; isNeeded?: boolean };

/** Shows how the input is understood, with its unit. */
function NumberEcho({ form, path }: NumberFieldProps) {
  const value = useDraft(form, (draft) => {
    const read = readNumber(path, textAt(draft, path));
    return 'value' in read ? read.value : null;
  });
  const { unit } = rxNumbers[path];
  const assumed = assumedAt(path);
  const write = (number: number) => inBoth((locale) => formatMeasure(unit, number, locale));
  return (
    <p className="rx-echo number" id={`${path}-echo`}>
      {value !== null && say(write(value))}
      {value === null && assumed !== null && (
        <span className="rx-assumed">
          {say(fill(rxLazy.texts.assumed, { value: write(assumed) }))}
        </span>
      )}
    </p>
  );
}

/** A number field that shows how its input is understood. */
export function NumberField({ form, path, isNeeded = false }: NumberFieldProps) {
  const issue = useIssue(form, path);
  const { unit, min } = rxNumbers[path];
  const isWhole = unit === 'percent' || unit === 'degree';
  return (
    <div className="rx-field">
      <label className="form-label" htmlFor={path}>
        {say(labelOf(path))}
        <span className="rx-unit">{say(unitOf(unit))}</span>
        {isNeeded && <RequiredMark />}
      </label>
      <input
        type="text"
        className="form-control number"
        id={path}
        name={path}
        dir="ltr"
        inputMode={keypadFrom(min, isWhole)}
        enterKeyHint="next"
        aria-required={isNeeded || undefined}
        defaultValue={textAt(contentOf(form), path) || undefined}
        {...issueProps(path, issue, `${path}-echo`)}
      />
      <NumberEcho form={form} path={path} />
      {issue && <FieldMessage id={`${path}-issue`} text={issueMessage(issue)} />}
    </div>
  );
}
