import { extraFields } from '../../../../domain/optics/eye-fields.ts';
import { prismParts } from '../../../../domain/optics/prism-parts.ts';
import { type EyeSide, eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { rxEyes } from '../../../../i18n/rx/rx-eyes.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { say } from '../../../../ui/base/say.tsx';
import { EyeCell } from '../../fields/EyeCell.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { NearPdOffer } from './NearPdOffer.tsx';
import { PrismCell } from './PrismCell.tsx';

const marks = { right: 'R', left: 'L' } as const;

function EyeExtras({ form, side }: { form: RxForm; side: EyeSide }) {
  return (
    <fieldset className="rx-extra" dir="ltr">
      <legend className="visually-hidden">{say(rxEyes.texts[side])}</legend>
      <strong className="rx-extra-side" aria-hidden="true">
        {marks[side]}
      </strong>
      {extraFields.map((field) => (
        <EyeCell key={field} form={form} side={side} field={field} />
      ))}
      {prismParts.map((part) => (
        <PrismCell key={part} form={form} side={side} part={part} />
      ))}
    </fieldset>
  );
}

/** Less common values of each ordered eye. */
export function MoreEyes({ form }: { form: RxForm }) {
  const ordered = useDraft(form, ({ eyes }) => eyes);
  return (
    <div className="rx-extras">
      {eyeSides
        .filter((side) => ordered === 'both' || ordered === side)
        .map((side) => (
          <EyeExtras key={side} form={form} side={side} />
        ))}
      <NearPdOffer form={form} />
    </div>
  );
}
