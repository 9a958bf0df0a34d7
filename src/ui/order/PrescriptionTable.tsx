import type { EyePrescription } from '../../domain/optics/eye-prescription.ts';
import type { EyeSide } from '../../domain/vocabulary/eye.ts';
import { writeEyeValue } from '../../i18n/language/format-optics.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { prescriptionWords } from '../../i18n/orders/order-parts.ts';
import { say } from '../base/say.tsx';

const { texts } = prescriptionWords;
// Spelled out here: importing the list would bring the validation code onto pages that only show prescriptions.
const eyeSides: readonly EyeSide[] = ['right', 'left'];
const eyeFields = ['sphere', 'cylinder', 'axis', 'add', 'pd', 'height'] as const;
type Column = (typeof eyeFields)[number];
const units: Partial<Record<Column, string>> = { axis: '°', pd: 'mm', height: 'mm' };
const letters = { right: 'R', left: 'L' } as const;

type PrescriptionProps = Readonly<Record<EyeSide, EyePrescription | null>> & {
  /** The eye that gets a balance lens. */
  balance: EyeSide | null;
};

/** The unit is in the heading, so the values need not repeat it. */
function FieldName({ field }: { field: Column }) {
  const unit = units[field];
  return (
    <>
      {say(texts[field])}
      {unit && ` ${unit}`}
    </>
  );
}

function EyeHead({ side }: { side: EyeSide }) {
  return (
    <th scope="row" className="eye-side">
      <b aria-hidden="true">{letters[side]}</b>
      <span>{say(texts[side])}</span>
    </th>
  );
}

function EyeValues({ eye }: { eye: EyePrescription }) {
  return eyeFields.map((field) => {
    const value = eye[field];
    return (
      <td key={field} className="eye-value">
        <span className="cell-label" aria-hidden="true">
          <FieldName field={field} />
        </span>
        {value === null ? (
          <span className="eye-none">
            <span aria-hidden="true">—</span>
            <span className="visually-hidden">{say(texts.none)}</span>
          </span>
        ) : (
          <span className="number">
            {say(inBoth((locale) => writeEyeValue(field, value, locale)))}
          </span>
        )}
      </td>
    );
  });
}

/** Read-only prescription: right eye above left, columns left to right in both languages. */
export function PrescriptionTable({ balance, ...eyes }: PrescriptionProps) {
  return (
    <table className="prescription" dir="ltr">
      <thead>
        <tr>
          <th scope="col">{say(texts.eye)}</th>
          {eyeFields.map((field) => (
            <th scope="col" key={field}>
              <FieldName field={field} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {eyeSides.map((side) => {
          const eye = eyes[side];
          return (
            <tr key={side}>
              <EyeHead side={side} />
              {eye ? (
                <EyeValues eye={eye} />
              ) : (
                <td className="eye-absent" colSpan={eyeFields.length}>
                  {say(side === balance ? texts.balance : texts.notOrdered)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
