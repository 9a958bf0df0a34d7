import { labFields } from '../../../i18n/order/lab-desk.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { DayField } from '../../forms/DayField.tsx';
import type { SideFieldsProps } from '../acting/acting.ts';
import { labelOf } from '../acting/fields.tsx';
import { BrokenFields } from './BrokenFields.tsx';
import { PayFields } from './PayFields.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { RevertEffects } from './RevertEffects.tsx';
import { useProposedDay } from './use-proposed-day.ts';

const { texts } = labFields;

/** The latest day that can be promised, in days from today. */
const longest = 90;

function PromiseField({ order, transition, form }: SideFieldsProps) {
  useProposedDay(order, form);
  return (
    <DayField
      {...form.field('promisedFor')}
      label={labelOf(transition, 'promisedFor', texts.promisedFor)}
      none={texts.chooseDay}
      count={longest + 1}
    />
  );
}

/** Fields that only the lab fills in, such as promised day, price or broken part, and what reverting a step does. */
export function LabFields(props: SideFieldsProps) {
  const { transition, form } = props;
  const given = [...transition.must, ...transition.may];
  return (
    <>
      {given.includes('broken') && <BrokenFields {...props} />}
      {transition.event === 'revert' && <RevertEffects order={props.order} />}
      {given.includes('promisedFor') && <PromiseField {...props} />}
      {given.includes('shopPays') && <PayFields {...props} />}
      {given.includes('price') && <QuoteFields {...props} />}
      {given.includes('tracking') && (
        <TextField
          {...form.field('tracking')}
          label={labelOf(transition, 'tracking', texts.tracking)}
          dir="ltr"
        />
      )}
    </>
  );
}
