import { readEye } from '../../domain/eye-reading.ts';
import { type EyeSide, powerFields } from '../../domain/prescription.ts';
import { toMinusForm } from '../../domain/transposition.ts';
import { fill } from '../../i18n/fill.ts';
import { formatEyeValue } from '../../i18n/format-number.ts';
import { inBoth } from '../../i18n/in-both.ts';
import { rx } from '../../i18n/messages/rx.ts';
import { Text } from '../../ui/Text.tsx';
import type { RxForm } from './rx-form.ts';
import { useDraft } from './use-draft.ts';

/** A plus cylinder as it will be kept, in minus form. */
export function StoredAs({ form, side }: { form: RxForm; side: EyeSide }) {
  const power = useDraft(form, (draft) => {
    const { sphere, cylinder, axis } = readEye(draft[side]);
    const isKnown = [sphere, cylinder, axis].every((value) => typeof value === 'number');
    return isKnown && Number(cylinder) > 0
      ? toMinusForm({ sphere: Number(sphere), cylinder: Number(cylinder), axis: Number(axis) })
      : null;
  });
  if (!power) return null;
  const written = inBoth((locale) =>
    powerFields.map((field) => formatEyeValue(field, power[field] ?? 0, locale)).join(' '),
  );
  return (
    <p className="rx-stored">
      <Text of={fill(rx.texts.storedAs, { power: written })} />
    </p>
  );
}
