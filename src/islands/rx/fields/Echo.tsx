import type { EyeField } from '../../../domain/optics/eye-fields.ts';
import type { EyeSide } from '../../../domain/vocabulary/eye.ts';
import { formatEyeValue } from '../../../i18n/language/format-optics.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { say } from '../../../ui/base/say.tsx';
import { useKnown } from '../form/use-draft.ts';

type EchoProps = { form: RxForm; side: EyeSide; field: EyeField };

/** Shows how the input is understood: `125` as an addition is 1.25. */
export function Echo({ form, side, field }: EchoProps) {
  const path = `${side}.${field}` as const;
  const value = useKnown(form, ({ draft, typed }) => {
    const understood = typed[side]?.[field];
    // An empty cylinder counts as 0, but is not shown as one.
    return typeof understood === 'number' && draft[side][field] !== '' ? understood : null;
  });
  return (
    <p className="rx-echo number" id={`${path}-echo`}>
      {value !== null && say(inBoth((locale) => formatEyeValue(field, value, locale)))}
    </p>
  );
}
