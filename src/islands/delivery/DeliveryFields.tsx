import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormSelect from 'react-bootstrap/FormSelect';
import type { UseFormReturn } from 'react-hook-form';
import { deliveryLimits } from '../../domain/delivery/delivery-limits.ts';
import type { DeliveryFault, TypedDelivery } from '../../domain/delivery/typed-delivery.ts';
import { daysFrom } from '../../domain/vocabulary/days.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { formatWeekday } from '../../i18n/calendar/format-calendar.ts';
import { delivery } from '../../i18n/delivery/delivery.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { labNow } from '../../stores/browser-support/lab-now.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';

const { texts } = labDelivery;

/** Days ahead on which a delivery can leave. */
const longest = 60;

type Form = UseFormReturn<TypedDelivery>;

/** The days to choose from, with the one that was chosen before even if it is over. */
function DayOptions({ chosen }: { chosen: string }) {
  const { chooseDay } = useMessages(labDelivery);
  const locale = useLive($locale, 'fa');
  const days = new Set([
    ...(chosen ? [chosen] : []),
    ...daysFrom(labDay(labNow().getTime()), longest),
  ]);
  return (
    <>
      <option value="">{chooseDay}</option>
      {[...days].sort().map((day) => (
        <option key={day} value={day}>
          {formatWeekday(day, locale)}
        </option>
      ))}
    </>
  );
}

function wordsOf(name: keyof TypedDelivery, fault: DeliveryFault) {
  if (fault === 'required' || name === 'day') return texts.dayMissing;
  const max = inBoth((locale) => formatCount(deliveryLimits[name], locale));
  return fill(texts.tooLong, { max });
}

function Field({ form, name }: { form: Form; name: keyof TypedDelivery }) {
  const fault = form.formState.errors[name]?.type as DeliveryFault | undefined;
  const faultId = `delivery-${name}-fault`;
  const control = {
    ...form.register(name),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault && faultId,
  };
  const label = delivery.texts[name];
  return (
    <FormGroup controlId={`delivery-${name}`}>
      <FormLabel>
        <Text of={name === 'day' ? label : fill(texts.optional, { label })} />
      </FormLabel>
      {name === 'day' ? (
        <FormSelect {...control}>
          <DayOptions chosen={form.getValues('day')} />
        </FormSelect>
      ) : (
        <FormControl dir={name === 'tracking' ? 'ltr' : 'auto'} autoComplete="off" {...control} />
      )}
      {fault && <FieldMessage id={faultId} text={wordsOf(name, fault)} />}
    </FormGroup>
  );
}

/** Carrier, tracking number and day. */
export function DeliveryFields({ form }: { form: Form }) {
  return (['carrier', 'tracking', 'day'] as const).map((name) => (
    <Field key={name} form={form} name={name} />
  ));
}
