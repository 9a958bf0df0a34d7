import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EventDetail } from '../../../domain/lifecycle/transition.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { say } from '../../../ui/base/say.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { OrderNews } from '../../../ui/order/OrderNews.tsx';
import type { EventFormProps } from './acting.ts';
import { MessageField, ReasonField } from './fields.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useEventForm } from './use-event-form.ts';

const { texts } = desk;

/** The form of an event, with the fields its transition asks for. Input is kept until it is sent. */
export function EventForm(props: EventFormProps) {
  const { order, side, submit, SideFields, takesFocus, isSubmitted, children } = props;
  const { form, transition, problem, send } = useEventForm(props);
  const box = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const first = box.current?.querySelector<HTMLElement>('input, select, textarea, button');
    first?.focus();
    // Put the cursor after text that is already there.
    if (first instanceof HTMLTextAreaElement)
      first.setSelectionRange(first.value.length, first.value.length);
  }, [takesFocus]);
  useEffect(() => {
    if (isSubmitted) box.current?.requestSubmit();
  }, [isSubmitted]);
  const has = (detail: EventDetail) =>
    transition.must.includes(detail) || transition.may.includes(detail);
  return (
    <form ref={box} className="event-form" noValidate onSubmit={form.handleSubmit(send)}>
      {has('reason') && <ReasonField transition={transition} form={form} />}
      {SideFields && <SideFields {...{ order, transition, form }} />}
      {has('message') && <MessageField transition={transition} form={form} />}
      {has('photos') && <PhotoField transition={transition} form={form} />}
      {problem?.kind === 'news' && (
        <div className="notice notice-danger" role="alert">
          <OrderNews lead={texts.meanwhile} news={problem.news} reader={side} />
          {say(texts.check)}
        </div>
      )}
      {problem?.kind === 'text' && (
        <FormProblem id={`${transition.event}-problem`} text={problem.text} />
      )}
      <p className="event-buttons">
        <SubmitButton
          label={problem ? texts.again : submit}
          busy={texts.sending}
          isBusy={form.formState.isSubmitting}
        />
        {children}
      </p>
    </form>
  );
}
