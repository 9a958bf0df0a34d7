import type { EyePrescription } from '../../../../domain/optics/eye-prescription.ts';
import type { FoundRx } from '../../../../domain/rx-history/earlier-draft.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { formatDayOf } from '../../../../i18n/language/format-date.ts';
import { isolate } from '../../../../i18n/language/format-number.ts';
import { writeEyeValue } from '../../../../i18n/language/format-optics.ts';
import type { Locale } from '../../../../i18n/language/locale.ts';
import { inBoth } from '../../../../i18n/language/message.ts';
import { rxHistory } from '../../../../i18n/rx-history/rx-history.ts';
import { say } from '../../../../ui/base/say.tsx';

const { texts } = rxHistory;

/** An eye as opticians write it: `−2.00 −0.50 × 10 ADD 2.00`. */
function writeEye({ sphere, cylinder, axis, add }: EyePrescription, locale: Locale): string {
  const power = writeEyeValue('sphere', sphere, locale);
  const toric =
    axis === null
      ? ''
      : ` ${writeEyeValue('cylinder', cylinder, locale)} × ${writeEyeValue('axis', axis, locale)}`;
  const near = add === null ? '' : ` ADD ${writeEyeValue('add', add, locale)}`;
  return isolate(power + toric + near);
}

function Eyes({ earlier }: { earlier: FoundRx }) {
  return (
    <span className="rx-history-eyes" dir="ltr">
      {eyeSides.map((side) => {
        const eye = earlier[side];
        return (
          eye && (
            <span key={side}>
              <b>{side === 'right' ? 'R' : 'L'}</b> {say(inBoth((locale) => writeEye(eye, locale)))}
            </span>
          )
        );
      })}
    </span>
  );
}

type ListProps = {
  found: readonly FoundRx[];
  chosen: FoundRx | null;
  onChoose: (earlier: FoundRx) => void;
};

/** Earlier prescriptions, newest first. A click compares one. */
export function EarlierList({ found, chosen, onChoose }: ListProps) {
  return (
    <ul className="rx-history-list">
      {found.map((earlier) => {
        const { id, placedAt, reference, patient, number, title, use } = earlier;
        return (
          <li key={id}>
            <button
              type="button"
              className="rx-history-one"
              aria-pressed={chosen?.id === id}
              onClick={() => onChoose(earlier)}
            >
              <span className="rx-history-who">
                <strong>{say(inBoth((locale) => formatDayOf(placedAt, locale)))}</strong>{' '}
                <bdi>{patient}</bdi> <bdi>{reference}</bdi> {number && <bdi>{number}</bdi>}
              </span>
              <Eyes earlier={earlier} />
              <small>
                {title ? say([title.fa, title.en]) : say(texts.kept)}
                {use === 'near' && (
                  <>
                    {' · '}
                    {say(texts.forNear)}
                  </>
                )}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
