import { useEffect } from 'react';
import { readCode } from '../../domain/notifications/typed-address.ts';
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
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = addresses;

/** An address among words of the other direction, isolated from them. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** Takes the code that came to an address. */
export function CodeForm({ awaited }: { awaited: AwaitedCode }) {
  const { channel, address } = awaited;
  const form = useTypedForm<{ code: string }, AddressProblem>({
    id: `code-${channel}`,
    start: { code: '' },
    faultsOf: ({ code }) => (readCode(code) ? {} : { code: 'notCode' }),
    say: (problem) => addressProblems.texts[problem],
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const refuse = (problem: AddressProblem | null) => {
    if (problem) form.refuse({ code: problem });
  };
  const confirm = form.handleSubmit(async ({ code }) => refuse(await confirmCode(awaited, code)));
  const again = async () => refuse(await sendCode(channel, address));
  return (
    <form className="outside-link" method="post" noValidate onSubmit={confirm}>
      <p role="status">{say(fill(texts.sent, { address: isolated(address) }))}</p>
      <TextField
        {...form.field('code')}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={16}
        isVerbatim
      />
      <p>
        <SubmitButton
          label={texts.confirm}
          busy={texts.confirming}
          isBusy={form.formState.isSubmitting}
        />
        <Button text={texts.again} onClick={() => void again()} />
        <Button look="link" text={texts.other} onClick={dropCode} />
      </p>
    </form>
  );
}
