import { orderParts } from '../../../domain/breakage/order-parts.ts';
import { bothEyes } from '../../../domain/lifecycle/typed-broken.ts';
import type { Order } from '../../../domain/order/order.ts';
import { pick } from '../../../i18n/language/message.ts';
import { breakage } from '../../../i18n/order/breakage.ts';
import { labFields } from '../../../i18n/order/lab-desk.ts';
import { partName } from '../../../i18n/order/part-name.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { keypads } from '../../../ui/forms/keypad.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import type { SideFieldsProps } from '../acting/acting.ts';

const { texts } = labFields;

/** The parts to choose from, in the order of the eyes or lines. */
function usePartNames(order: Order): [value: string, text: string][] {
  const locale = useLive($locale, 'fa');
  const parts = orderParts(order.content);
  const named = parts.map(({ part }): [string, string] => [
    `${part}`,
    pick(partName(order, part), locale),
  ]);
  const hasBoth = order.kind === 'rx' && parts.length === 2;
  return hasBoth ? [...named, [bothEyes, pick(breakage.texts.both, locale)]] : named;
}

/** Fields for the broken part and, for a line, the number of pieces. */
export function BrokenFields({ order, form }: SideFieldsProps) {
  const { choosePart } = useMessages(labFields);
  return (
    <>
      <SelectField
        {...form.field('part')}
        label={texts.part}
        options={usePartNames(order)}
        none={choosePart}
      />
      {order.kind !== 'rx' && (
        <TextField
          {...form.field('pieces')}
          label={texts.pieces}
          hint={texts.onePiece}
          inputMode={keypads.whole}
        />
      )}
    </>
  );
}
