import { useLayoutEffect, useRef, useState } from 'react';
import type { WearerNotice } from '../../domain/notifications/wearer-notice.ts';
import { readMobile } from '../../domain/typed/mobile.ts';
import type { Message } from '../../i18n/language/message.ts';
import { wearer as group, wearerProblems } from '../../i18n/notifications/wearer.ts';
import {
  saveNumber,
  tellWearer,
  type WearerAnswer,
  type WearerProblem,
} from '../../stores/notifications/wearer.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = group;

/** Messages for problems. If someone else was first, the message says what happened. */
const words: Record<WearerProblem, Message> = {
  ...wearerProblems.texts,
  told: texts.told,
  notThere: texts.notThere,
  first: wearerProblems.texts.failed,
  again: texts.sure,
};

/** Label of the button for each kind of notice. */
const buttonLabels: Partial<Record<WearerNotice, Message>> = {
  first: texts.tell,
  noNumber: texts.tell,
  stopped: texts.tell,
  again: texts.again,
};
const notes: Partial<Record<WearerNotice, Message>> = {
  told: texts.told,
  notThere: texts.notThere,
};

type WearerFormProps = { order: string; wearer: WearerAnswer; start: string };

function useWearerForm({ order, wearer, start }: WearerFormProps) {
  const [isSaved, setSaved] = useState(false);
  const form = useTypedForm<{ mobile: string }, WearerProblem>({
    id: 'wearer',
    start: { mobile: start },
    faultsOf: ({ mobile }) => (readMobile(mobile) === null ? { mobile: 'notMobile' } : {}),
    say: (problem) => words[problem],
  });
  const { showSaved } = useHeldForm(form, { name: `wearer ${order}` });
  const keep = async (mobile: string) => {
    const isStored =
      readMobile(mobile) === wearer.mobile && (wearer.mobile !== '' || wearer.isDeclined);
    const problem = isStored ? null : await saveNumber(order, mobile);
    if (!problem) showSaved({ mobile }, { mobile });
    return problem;
  };
  const save = form.handleSubmit(async ({ mobile }) => {
    setSaved(false);
    const problem = await keep(mobile);
    if (problem) form.refuse({ mobile: problem });
    setSaved(!problem);
  });
  const tell = (isAgain: boolean) =>
    form.handleSubmit(async ({ mobile }) => {
      setSaved(false);
      const isEmpty = readMobile(mobile) === '';
      const problem = isEmpty
        ? 'noNumber'
        : ((await keep(mobile)) ?? (await tellWearer(order, isAgain)));
      if (problem) form.refuse({ mobile: problem });
      // The clicked button is gone.
      else form.setFocus('mobile');
    })();
  return { form, isSaved, save, tell };
}

/** Asks whether to send the message again. Takes over the focus from the button it replaces. */
function ConfirmResend({ answer }: { answer: (isYes: boolean) => void }) {
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => yes.current?.focus(), []);
  return (
    <p role="alert">
      {say(texts.sure)}{' '}
      <Button ref={yes} look="primary" text={texts.yes} onClick={() => answer(true)} />
      <Button text={texts.no} onClick={() => answer(false)} />
    </p>
  );
}

/** The wearer's phone number, and the button that notifies them that the order is ready. */
export function WearerForm(props: WearerFormProps) {
  const { telling } = props.wearer;
  const { form, isSaved, save, tell } = useWearerForm(props);
  const [isAsked, setAsked] = useState(false);
  const isBusy = form.formState.isSubmitting;
  const buttonLabel = buttonLabels[telling];
  const note = notes[telling];
  const press = () => {
    if (isBusy) return;
    if (telling === 'again') setAsked(true);
    else void tell(false);
  };
  const answer = (isYes: boolean) => {
    if (isBusy) return;
    setAsked(false);
    form.setFocus('mobile');
    if (isYes) void tell(true);
  };
  return (
    <form className="event-form sent-form" method="post" noValidate onSubmit={save}>
      <TextField
        {...form.field('mobile')}
        label={texts.mobile}
        hint={texts.mobileHint}
        autoComplete="off"
        inputMode="tel"
        maxLength={40}
        isVerbatim
      />
      <div role="status">{note && say(note)}</div>
      {isAsked ? (
        <ConfirmResend answer={answer} />
      ) : (
        <p>
          {buttonLabel && (
            <>
              <Button
                look="primary"
                icon="send"
                text={isBusy ? texts.working : buttonLabel}
                aria-disabled={isBusy}
                onClick={press}
              />{' '}
            </>
          )}
          <SubmitButton label={texts.save} isBusy={isBusy} className="btn btn-outline-primary" />
        </p>
      )}
      <div role="status">{isSaved && say(texts.saved)}</div>
    </form>
  );
}
