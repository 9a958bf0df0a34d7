import { useEffect, useState } from 'react';
import { readSixDigits } from '../../domain/typed/six-digits.ts';
import { isolate } from '../../i18n/language/format-number.ts';
import { fill } from '../../i18n/language/message.ts';
import { addresses, addressProblems } from '../../i18n/notifications/addresses.ts';
import {
  type AddressProblem,
  type AwaitedCode,
  confirmCode,
  dropCode,
  sendCode,
} from '../../stores/notifications/addresses.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = addresses;

type CodeFormProps = {
  awaited: AwaitedCode;
  /** True if the code has just been sent. The field then takes the focus. */
  isNew: boolean;
  onSent: () => void;
  onConfirmed: () => void;
};

/** Asks for the code that was sent to an address. */
export function CodeForm({ awaited, isNew, onSent, onConfirmed }: CodeFormProps) {
  const { channel, address } = awaited;
  const form = useTypedForm<{ code: string }, AddressProblem>({
    id: `code-${channel}`,
    start: { code: '' },
    faultsOf: ({ code }) => (readSixDigits(code) ? {} : { code: 'notCode' }),
    say: (problem) => addressProblems.texts[problem],
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isNew) setFocus('code');
  }, [isNew, setFocus]);
  const [isSending, setSending] = useState(false);
  const confirm = form.handleSubmit(async ({ code }) => {
    const problem = await confirmCode(awaited, code);
    if (problem) form.refuse({ code: problem });
    else onConfirmed();
  });
  const again = async () => {
    setSending(true);
    const problem = await sendCode(channel, address);
    setSending(false);
    if (problem) form.refuse({ code: problem });
    else onSent();
  };
  return (
    <form className="outside-link" method="post" noValidate onSubmit={confirm}>
      <p role="status">{say(fill(texts.sent, { address: isolate(address) }))}</p>
      <TextField
        {...form.field('code')}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="one-time-code"
        inputMode={keypads.whole}
        maxLength={16}
        isVerbatim
      />
      <p>
        <SubmitButton
          label={texts.confirm}
          busy={texts.confirming}
          isBusy={form.formState.isSubmitting}
        />
        <Button
          text={isSending ? texts.sending : texts.again}
          aria-disabled={isSending}
          onClick={() => void (isSending || again())}
        />
        <Button look="link" text={texts.other} onClick={() => dropCode(awaited)} />
      </p>
    </form>
  );
}
