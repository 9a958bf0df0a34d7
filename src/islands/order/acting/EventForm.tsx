import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EventDetail } from '../../../domain/lifecycle/transition.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { OrderNews } from '../../../ui/order/OrderNews.tsx';
import type { EventFormProps } from './acting.ts';
import { MessageField, ReasonField } from './fields.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useEventForm } from './use-event-form.ts';

const { texts } = desk;

/** The form of an event: the fields the table asks for, kept until it is sent. */
export function EventForm(props: EventFormProps) {
  const { order, side, submit, SideFields, takesFocus, isPressed, children } = props;
  const { form, transition, problem, send } = useEventForm(props);
  const box = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const first = box.current?.querySelector<HTMLElement>('input, select, textarea, button');
    first?.focus();
    // After what is typed already.
    if (first instanceof HTMLTextAreaElement)
      first.setSelectionRange(first.value.length, first.value.length);
  }, [takesFocus]);
  useEffect(() => {
    if (isPressed) box.current?.requestSubmit();
  }, [isPressed]);
  const has = (detail: EventDetail) =>
    transition.must.includes(detail) || transition.may.includes(detail);
  const isSending = form.formState.isSubmitting;
  return (
    <form ref={box} className="event-form" noValidate onSubmit={form.handleSubmit(send)}>
      {has('reason') && <ReasonField transition={transition} form={form} />}
      {SideFields && <SideFields {...{ order, transition, form }} />}
      {has('message') && <MessageField transition={transition} form={form} />}
      {has('photos') && <PhotoField transition={transition} form={form} />}
      {problem?.kind === 'news' && (
        <div className="notice notice-danger" role="alert">
          <OrderNews lead={texts.meanwhile} news={problem.news} reader={side} />
          <Text of={texts.check} />
        </div>
      )}
      {problem?.kind === 'text' && (
        <div role="alert">
          <FieldMessage id={`${transition.event}-problem`} text={problem.text} />
        </div>
      )}
      <p className="event-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
          <Text of={isSending ? texts.sending : problem ? texts.again : submit} />
        </button>
        {children}
      </p>
    </form>
  );
}
