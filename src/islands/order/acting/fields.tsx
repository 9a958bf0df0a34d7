import type { TypedDetails } from '../../../domain/lifecycle/empty-details.ts';
import { eventLimits } from '../../../domain/lifecycle/event-limits.ts';
import type { AskedEvent } from '../../../domain/lifecycle/order-event.ts';
import type { EventDetail, Transition } from '../../../domain/lifecycle/transition.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { allReasons } from '../../../i18n/order/breakage.ts';
import {
  eventFaults,
  eventFields,
  messageLabels,
  valueFaults,
} from '../../../i18n/order/event-fields.ts';
import { photoFaultText } from '../../../i18n/order/photo-fault-text.ts';
import { payers } from '../../../i18n/order/remakes.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMessages } from '../../base/use-messages.ts';
import type { TypedForm } from '../../forms/use-typed-form.ts';

const { texts } = eventFields;

export type FieldProps = { transition: Transition; form: TypedForm<TypedDetails> };

/** Words the issue of a field. */
export function eventFaultText(code: string, path: string): Message {
  const name = path as keyof typeof eventFaults.texts;
  if (name === 'photos') return photoFaultText(code);
  if (name === 'pieces')
    return code === 'outOfRange' ? valueFaults.texts.tooMany : eventFaults.texts.pieces;
  if (name === 'share' && code === 'outOfRange') return payers.texts.shareTooHigh;
  if (code === 'required') return eventFaults.texts[name];
  if (code === 'notANumber') return valueFaults.texts.notANumber;
  if (code !== 'tooLong' || (name !== 'message' && name !== 'tracking'))
    return valueFaults.texts.invalid;
  const max = countText(eventLimits[name]);
  return fill(valueFaults.texts.tooLong, { max });
}

/** Marks the label of an optional field. */
export function labelOf({ must }: Transition, name: EventDetail, label: Message): Message {
  return must.includes(name) ? label : fill(texts.optional, { label });
}

/** Select for a reason from the event's list. */
export function ReasonField({ transition, form }: FieldProps) {
  const words = useMessages(allReasons);
  const { chooseReason } = useMessages(eventFields);
  return (
    <SelectField
      {...form.field('reason')}
      label={labelOf(transition, 'reason', texts.reason)}
      options={(transition.reasons ?? []).map((reason) => [reason, words[reason]] as const)}
      none={chooseReason}
    />
  );
}

/** Field for a message to the other side. */
export function MessageField({ transition, form }: FieldProps) {
  const label = messageLabels[transition.event as AskedEvent['event']] ?? texts.message;
  return (
    <TextField {...form.field('message')} label={labelOf(transition, 'message', label)} rows={3} />
  );
}
