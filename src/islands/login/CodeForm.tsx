import type { Message } from '../../i18n/language/message.ts';
import { secondStep } from '../../i18n/login/second-step.ts';
import { say } from '../../ui/base/say.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { OneFieldForm } from '../second-factor/OneFieldForm.tsx';

const { texts } = secondStep;

export type CodeKind = 'app' | 'recovery';

const fields = {
  app: {
    name: 'code',
    label: texts.code,
    autoComplete: 'one-time-code',
    inputMode: keypads.whole,
  },
  recovery: { name: 'recovery-code', label: texts.recoveryCode, autoComplete: 'off' },
} as const;

type CodeFormProps = {
  kind: CodeKind;
  error: Message | null;
  isBusy: boolean;
  onGive: (code: string) => void;
};

/** Asks for a code of the authenticator app, or a recovery code. */
export function CodeForm({ kind, ...form }: CodeFormProps) {
  return (
    <>
      <OneFieldForm {...fields[kind]} {...form} submit={texts.enter} />
      {kind === 'recovery' && <p>{say(texts.recoveryHint)}</p>}
    </>
  );
}
