import { type EyeField, extraFields, eyeLimits } from '../../../domain/optics/eye-fields.ts';
import { isNeeded, isTaken } from '../../../domain/rx/draft/needed-fields.ts';
import { flipSign } from '../../../domain/typed/flip-sign.ts';
import type { EyeSide } from '../../../domain/vocabulary/eye.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import { fill } from '../../../i18n/language/message.ts';
import { fieldOfEye } from '../../../i18n/rx/rx-eyes.ts';
import { rxFields } from '../../../i18n/rx/rx-fields.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { say } from '../../../ui/base/say.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';
import { SignButton } from '../../../ui/forms/SignButton.tsx';
import { RequiredMark } from '../../../ui/rx/RequiredMark.tsx';
import { focusField } from '../form/focus.ts';
import { useKnown } from '../form/use-draft.ts';
import { issueProps, useIssue } from '../form/use-issue.ts';
import { Echo } from './Echo.tsx';

type EyeCellProps = { form: RxForm; side: EyeSide; field: EyeField };

/** The usual abbreviation, with the Persian word next to it. */
function CellLabel({ field }: { field: EyeField }) {
  const [word, abbreviation] = rxFields.texts[field];
  if (extraFields.some((each) => each === field)) return say(rxFields.texts[field]);
  return (
    <>
      <span lang="en">{abbreviation}</span>
      <span className="in-fa rx-word" lang="fa">
        {word}
      </span>
    </>
  );
}

const isSigned = (field: EyeField) => eyeLimits[field].min < 0;

function EyeSign({ form, side, field }: EyeCellProps) {
  const path = `${side}.${field}` as const;
  const flip = () => {
    form.set(path, writeNumber(flipSign(contentOf(form)[side][field]), $locale.get()));
    focusField(path);
  };
  return (
    <SignButton
      className="rx-sign"
      field={fill(fieldOfEye.texts[side], { field: rxFields.texts[field] })}
      onFlip={flip}
    />
  );
}

function keypadOf(field: EyeField) {
  if (field === 'axis') return keypads.whole;
  return isSigned(field) ? keypads.besideSign : keypads.decimal;
}

/** One value of one eye, entered as opticians write it, with how it is understood below. */
export function EyeCell({ form, side, field }: EyeCellProps) {
  const path = `${side}.${field}` as const;
  const issue = useIssue(form, path);
  const { needed, idle } = useKnown(form, ({ typed, draft: { [side]: eye, lens, job, use } }) => ({
    needed: isNeeded(field, typed[side]?.cylinder ?? 0, { kind: lens.kind, job, use }),
    idle: eye[field] === '' && !isTaken(field, { kind: lens.kind, use }),
  }));
  return (
    <div className="rx-cell">
      <label className="rx-label" htmlFor={path}>
        <CellLabel field={field} />
        {needed && <RequiredMark />}
      </label>
      <div className="rx-input">
        <input
          type="text"
          className="form-control number"
          id={path}
          dir="ltr"
          inputMode={keypadOf(field)}
          enterKeyHint="next"
          disabled={idle}
          aria-required={needed || undefined}
          name={path}
          defaultValue={contentOf(form)[side][field] || undefined}
          {...issueProps(path, issue, `${path}-echo`)}
        />
        {isSigned(field) && <EyeSign form={form} side={side} field={field} />}
      </div>
      <Echo form={form} side={side} field={field} />
    </div>
  );
}
