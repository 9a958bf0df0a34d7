import { type SubmitEvent, useState } from 'react';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderKinds } from '../../i18n/orders/orders.ts';
import { forgetDevice as forgetTexts } from '../../i18n/privacy/kept-here.ts';
import { loginPath } from '../../panel/routes.ts';
import { type Forgetting, forgetDevice } from '../../stores/privacy/forget-device.ts';
import type { UnsentCounts } from '../../stores/privacy/kept-here.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { CheckField } from '../../ui/forms/CheckField.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

const { texts } = forgetTexts;

export type ForgetDialogProps = { unsent: UnsentCounts; onClose: () => void };

/** The unsent orders that would be lost, by kind. */
function Unsent({ unsent }: { unsent: UnsentCounts }) {
  return (
    <>
      <p>{say(texts.unsent)}</p>
      <ul>
        {(['rx', 'stock', 'accessories', 'other'] as const).map((kind) => {
          const count = unsent[kind];
          const name = kind === 'other' ? texts.otherVersion : orderKinds.texts[kind];
          const shown = count && countText(count);
          return (
            shown && <li key={kind}>{say(fill(texts.unsentOf, { kind: name, count: shown }))}</li>
          );
        })}
      </ul>
      <p>{say(texts.everyAccount)}</p>
    </>
  );
}

type SureProps = { isSure: boolean; isMissed: boolean; onChange: (isSure: boolean) => void };

function Sure({ isSure, isMissed, onChange }: SureProps) {
  return (
    <CheckField
      id="forget-sure"
      label={texts.sure}
      error={isMissed ? texts.notSure : null}
      control={{
        checked: isSure,
        onChange: ({ currentTarget }) => onChange(currentTarget.checked),
      }}
    />
  );
}

function useForgetting(mustBeSure: boolean) {
  const [isSure, setSure] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const [state, setState] = useState<Forgetting | 'forgetting' | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissed(mustBeSure && !isSure);
    if (mustBeSure && !isSure) {
      document.querySelector<HTMLElement>('#forget-sure')?.focus();
      return;
    }
    if (state === 'forgetting') return;
    setState('forgetting');
    const result = await forgetDevice();
    setState(result);
    // Load a new document, to clear what this one has in memory.
    if (result === 'forgotten') location.replace(`${loginPath}?signOut=signedOut`);
  };
  const confirm = (isNowSure: boolean) => {
    setSure(isNowSure);
    setMissed(false);
  };
  return { isSure, isMissed, state, submit, confirm };
}

/** Asks before forgetting the device. The user must confirm the loss of unsent orders. */
export function ForgetDialog({ unsent, onClose }: ForgetDialogProps) {
  const hasUnsent = Object.keys(unsent).length > 0;
  const { isSure, isMissed, state, submit, confirm } = useForgetting(hasUnsent);
  const isForgetting = state === 'forgetting' || state === 'forgotten';
  const close = () => {
    if (!isForgetting) onClose();
  };
  const problem = state === 'offline' || state === 'failed' ? texts[state] : null;
  return (
    <Dialog within="#main" labelledBy="forget-title" className="forget-dialog" onClose={close}>
      <h2 id="forget-title">{say(texts.title)}</h2>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p>{say(texts.hint)}</p>
        {hasUnsent && <Unsent unsent={unsent} />}
        {hasUnsent && <Sure isSure={isSure} isMissed={isMissed} onChange={confirm} />}
        <FormProblem id="forget-failed" text={problem} />
        <p className="forget-buttons">
          <SubmitButton
            className="btn btn-outline-danger"
            label={texts.forget}
            busy={texts.forgetting}
            isBusy={isForgetting}
          />
          <Button text={texts.back} onClick={close} />
        </p>
      </form>
    </Dialog>
  );
}
