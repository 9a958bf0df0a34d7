import { rowFields } from '../../../domain/optics/eye-fields.ts';
import { type EyeSide, eyeSides } from '../../../domain/vocabulary/eye.ts';
import { rxCopy } from '../../../i18n/rx/lazy/rx-copy.ts';
import { rx } from '../../../i18n/rx/rx.ts';
import { rxChoices } from '../../../i18n/rx/rx-choices.ts';
import { rxEyes } from '../../../i18n/rx/rx-eyes.ts';
import { rxFields } from '../../../i18n/rx/rx-fields.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { EyeCell } from '../fields/EyeCell.tsx';
import { EyeIssues } from '../fields/EyeIssues.tsx';
import { RadioChoice } from '../fields/RadioChoice.tsx';
import { Fold } from '../fold/Fold.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Balance } from './Balance.tsx';
import { SplitNote } from './SplitNote.tsx';
import { StoredAs } from './StoredAs.tsx';
import { useEyeCopy } from './use-eye-copy.ts';
import type { usePdSplit } from './use-pd-split.ts';

const { both, right, left } = rxChoices.texts;
const eyes = { both, right, left } as const;
const rows = { right: 'rx-eye-right', left: 'rx-eye-left' } as const;
const notes = { right: 'rx-notes rx-notes-right', left: 'rx-notes rx-notes-left' } as const;
const marks = { right: 'R', left: 'L' } as const;

function EyeRow({ form, side, hidden }: { form: RxForm; side: EyeSide; hidden: boolean }) {
  return (
    <fieldset className={`rx-eye ${rows[side]}`} hidden={hidden}>
      <legend className="visually-hidden">{say(rxEyes.texts[side])}</legend>
      <div className="rx-row" dir="ltr">
        <p className="rx-side" aria-hidden="true">
          <strong>{marks[side]}</strong>
          <span>{say(eyes[side])}</span>
        </p>
        {rowFields.map((field) => (
          <EyeCell key={field} form={form} side={side} field={field} />
        ))}
      </div>
    </fieldset>
  );
}

/** Notes on an eye, below both rows, so that they never move the other row while someone types in it. */
function EyeNotes({ form, side }: { form: RxForm; side: EyeSide }) {
  return (
    <div className={notes[side]}>
      <strong aria-hidden="true">{marks[side]}</strong>
      <div>
        <StoredAs form={form} side={side} />
        <EyeIssues form={form} side={side} />
      </div>
    </div>
  );
}

type PrescriptionProps = { form: RxForm; pd: ReturnType<typeof usePdSplit> };

const moreHolds = eyeSides.flatMap((side) =>
  ['nearPd', 'centreHeight', 'prism'].map((field) => `${side}.${field}`),
);

/** The prescription, left to right with the right eye first, as is usual in the trade. */
export function Prescription({ form, pd }: PrescriptionProps) {
  const ordered = useDraft(form, ({ eyes }) => eyes);
  const { isReplaced, copy, undo } = useEyeCopy(form);
  return (
    <section className="surface rx-prescription" aria-labelledby="rx-prescription">
      <div className="rx-head">
        <h2 id="rx-prescription">{say(rx.texts.prescription)}</h2>
        <RadioChoice
          form={form}
          path="eyes"
          legend={rxFields.texts.eyes}
          options={eyes}
          preset="both"
        />
        <Button text={rx.texts.copy} disabled={ordered !== 'both'} onClick={copy} />
      </div>
      <div className={ordered === 'both' ? 'rx-eyes rx-eyes-both' : 'rx-eyes'}>
        {eyeSides.map((side) => (
          <EyeRow
            key={side}
            form={form}
            side={side}
            hidden={ordered !== 'both' && ordered !== side}
          />
        ))}
        {eyeSides
          .filter((side) => ordered === 'both' || ordered === side)
          .map((side) => (
            <EyeNotes key={side} form={form} side={side} />
          ))}
      </div>
      <div role="status">
        {isReplaced && (
          <p className="rx-note">
            {say(rxCopy.texts.copied)} <Button look="link" text={rx.texts.undo} onClick={undo} />
          </p>
        )}
      </div>
      <SplitNote of={pd} />
      {ordered !== 'both' && <Balance form={form} />}
      <Fold
        form={form}
        part="eyes"
        title={rx.texts.moreEyes}
        holds={moreHolds}
        isNeeded={({ use, lens }) => use === 'near' && lens.kind === 'singleVision'}
      />
    </section>
  );
}
