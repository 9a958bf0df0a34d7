import { powerFields } from '../../../domain/optics/eye-fields.ts';
import { keptPower } from '../../../domain/rx/draft/kept-power.ts';
import type { EyeSide } from '../../../domain/vocabulary/eye.ts';
import { formatEyeValue } from '../../../i18n/language/format-optics.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { rx } from '../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { say } from '../../../ui/base/say.tsx';
import { useKnown } from '../form/use-draft.ts';

/** Shows the power as it will be made, if that differs from the input: for near, or in minus form. */
export function StoredAs({ form, side }: { form: RxForm; side: EyeSide }) {
  const kept = useKnown(form, (known) => keptPower(known, side));
  if (!kept) return null;
  const power = inBoth((locale) =>
    powerFields
      .flatMap((field) => {
        const value = kept.power[field];
        return value === null ? [] : [formatEyeValue(field, value, locale)];
      })
      .join(' '),
  );
  return (
    <p className="rx-stored">
      {say(fill(kept.isForNear ? rx.texts.madeForNear : rx.texts.storedAs, { power }))}
    </p>
  );
}
