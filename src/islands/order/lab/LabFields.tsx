import FormControl from 'react-bootstrap/FormControl';
import FormSelect from 'react-bootstrap/FormSelect';
import { daysFrom } from '../../../domain/vocabulary/days.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import { formatWeekday } from '../../../i18n/calendar/format-calendar.ts';
import { labFields } from '../../../i18n/order/lab-desk.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { FormAmount } from '../../forms/FormAmount.tsx';
import type { SideFieldsProps } from '../acting/acting.ts';
import { Field, type FieldProps, fieldId } from '../acting/fields.tsx';
import { useProposedDay } from './use-proposed-day.ts';

const { texts } = labFields;

/** Days ahead that can be promised. */
const longest = 90;

function PromiseField({ order, ...props }: SideFieldsProps) {
  useProposedDay(order, props.form);
  const { chooseDay } = useMessages(labFields);
  const locale = useLive($locale, 'fa');
  return (
    <Field name="promisedFor" label={texts.promisedFor} {...props}>
      {(control) => (
        <FormSelect {...control}>
          <option value="">{chooseDay}</option>
          {daysFrom(labDay(labNow().getTime()), longest + 1).map((day) => (
            <option key={day} value={day}>
              {formatWeekday(day, locale)}
            </option>
          ))}
        </FormSelect>
      )}
    </Field>
  );
}

function PriceField(props: FieldProps) {
  return (
    <Field name="price" label={texts.price} {...props}>
      {(control) => (
        <FormAmount
          id={fieldId(props.transition, 'price')}
          unit="toman"
          form={props.form}
          name="price"
          control={control}
        />
      )}
    </Field>
  );
}

function TrackingField(props: FieldProps) {
  return (
    <Field name="tracking" label={texts.tracking} {...props}>
      {(control) => <FormControl dir="ltr" autoComplete="off" {...control} />}
    </Field>
  );
}

/** The fields only the lab fills in: promised day, price, tracking number. */
export function LabFields({ order, transition, form }: SideFieldsProps) {
  const given = [...transition.must, ...transition.may];
  return (
    <>
      {given.includes('promisedFor') && <PromiseField {...{ order, transition, form }} />}
      {given.includes('price') && <PriceField {...{ transition, form }} />}
      {given.includes('tracking') && <TrackingField {...{ transition, form }} />}
    </>
  );
}
