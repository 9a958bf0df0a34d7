import type { TypedDelivery } from '../../domain/delivery/typed-delivery.ts';
import { delivery } from '../../i18n/delivery/delivery.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import { fill } from '../../i18n/language/message.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { DayField } from '../forms/DayField.tsx';
import type { TypedForm } from '../forms/use-typed-form.ts';

const { texts } = labDelivery;
const { carrier, tracking, day } = delivery.texts;

/** Number of days ahead for which a delivery can be planned. */
const maxDays = 60;

/** Carrier, tracking number and day. */
export function DeliveryFields({ form }: { form: TypedForm<TypedDelivery> }) {
  return (
    <>
      <TextField {...form.field('carrier')} label={fill(texts.optional, { label: carrier })} />
      <TextField
        {...form.field('tracking')}
        label={fill(texts.optional, { label: tracking })}
        dir="ltr"
      />
      <DayField
        {...form.field('day')}
        label={day}
        none={texts.chooseDay}
        count={maxDays}
        kept={form.getValues('day')}
      />
    </>
  );
}
