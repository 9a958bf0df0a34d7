import type { ReactNode } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormSelect from 'react-bootstrap/FormSelect';
import type { UseFormReturn } from 'react-hook-form';
import { eventLimits } from '../../../domain/lifecycle/event-limits.ts';
import type { TypedDetails } from '../../../domain/lifecycle/nothing-typed.ts';
import type { AskedEvent } from '../../../domain/lifecycle/order-event.ts';
import type { EventDetail, Transition } from '../../../domain/lifecycle/transition.ts';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../../i18n/language/message.ts';
import {
  eventFaults,
  eventFields,
  messageLabels,
  valueFaults,
} from '../../../i18n/order/event-fields.ts';
import { eventReasons } from '../../../i18n/order/event-reasons.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useMessages } from '../../base/use-messages.ts';

const { texts } = eventFields;

export type FieldProps = { transition: Transition; form: UseFormReturn<TypedDetails> };

/** What is wrong with the field, in words; null if nothing is. */
function faultOf(name: EventDetail, { formState }: FieldProps['form']): Message | null {
  const code = formState.errors[name]?.type;
  if (!code) return null;
  if (code === 'required') return eventFaults.texts[name];
  if (code === 'notANumber') return valueFaults.texts.notANumber;
  if (code !== 'tooLong' || (name !== 'message' && name !== 'tracking'))
    return valueFaults.texts.invalid;
  const max = inBoth((locale) => formatCount(eventLimits[name], locale));
  return fill(valueFaults.texts.tooLong, { max });
}

/** The id of the control of a field. */
export const fieldId = ({ event }: Transition, name: EventDetail) => `${event}-${name}`;

/** Label, control and error of one field; the control gets what ties the three together. */
export function Field({
  name,
  label,
  transition,
  form,
  children,
}: FieldProps & {
  name: EventDetail;
  label: Message;
  children: (control: ReturnType<typeof controlProps>) => ReactNode;
}) {
  const fault = faultOf(name, form);
  const id = fieldId(transition, name);
  const isOptional = !transition.must.includes(name);
  return (
    <FormGroup controlId={id}>
      <FormLabel>
        <Text of={isOptional ? fill(texts.optional, { label }) : label} />
      </FormLabel>
      {children(controlProps(name, form, fault ? `${id}-fault` : undefined))}
      {fault && <FieldMessage id={`${id}-fault`} text={fault} />}
    </FormGroup>
  );
}

function controlProps(name: EventDetail, form: FieldProps['form'], fault: string | undefined) {
  return {
    ...form.register(name),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault,
  };
}

/** A reason from the list of this event. */
export function ReasonField(props: FieldProps) {
  const words = useMessages(eventReasons);
  const { chooseReason } = useMessages(eventFields);
  return (
    <Field name="reason" label={texts.reason} {...props}>
      {(control) => (
        <FormSelect {...control}>
          <option value="">{chooseReason}</option>
          {props.transition.reasons?.map((reason) => (
            <option key={reason} value={reason}>
              {words[reason]}
            </option>
          ))}
        </FormSelect>
      )}
    </Field>
  );
}

/** Words to the other side. */
export function MessageField(props: FieldProps) {
  const label = messageLabels[props.transition.event as AskedEvent['event']] ?? texts.message;
  return (
    <Field name="message" label={label} {...props}>
      {(control) => <FormControl as="textarea" rows={3} dir="auto" {...control} />}
    </Field>
  );
}
