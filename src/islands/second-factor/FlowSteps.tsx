import { useEffect, useRef } from 'react';
import { factorFaults, factorFlow } from '../../i18n/second-factor/second-factor.ts';
import {
  $flowFault,
  $isFlowBusy,
  askBrowser,
  closeFlow,
  type Flow,
  giveAppCode,
  givePassword,
} from '../../stores/second-factor/flow.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { QrCode } from '../../ui/base/QrCode.tsx';
import { say } from '../../ui/base/say.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { OneFieldForm } from './OneFieldForm.tsx';

const { texts } = factorFlow;
const faults = factorFaults.texts;

function Cancel() {
  return <Button look="link" text={texts.cancel} onClick={closeFlow} />;
}

/** Asks for the password before anything changes. */
export function PasswordStep({ flow }: { flow: Extract<Flow, { at: 'password' }> }) {
  const fault = useLive($flowFault, null);
  const isBusy = useLive($isFlowBusy, false);
  const error = fault === 'wrong' ? faults.wrongPassword : fault && faults[fault];
  return (
    <>
      <p>{say(texts.passwordHint)}</p>
      <OneFieldForm
        name="factor-password"
        label={texts.password}
        type="password"
        autoComplete="current-password"
        error={error}
        submit={flow.asked.what === 'remove' ? texts.removeNow : texts.next}
        isBusy={isBusy}
        onGive={(password) => void givePassword(password)}
      >
        <Cancel />
      </OneFieldForm>
    </>
  );
}

/** Shows the app's secret and asks for its first code. */
export function AppStep({ flow }: { flow: Extract<Flow, { at: 'app' }> }) {
  const fault = useLive($flowFault, null);
  const isBusy = useLive($isFlowBusy, false);
  const { picture } = useMessages(factorFlow);
  const error = fault === 'wrong' ? faults.wrongCode : fault && faults[fault];
  return (
    <>
      <p>{say(texts.scan)}</p>
      <QrCode text={flow.uri} label={picture} />
      <a className="btn btn-link" href={flow.uri}>
        {say(texts.openApp)}
      </a>
      <p>
        {say(texts.typeSecret)}
        <code className="app-secret" dir="ltr">
          {flow.secret}
        </code>
      </p>
      <OneFieldForm
        name="app-code"
        label={texts.appCode}
        autoComplete="one-time-code"
        inputMode={keypads.whole}
        error={error}
        submit={texts.addApp}
        isBusy={isBusy}
        onGive={(code) => void giveAppCode(code)}
      >
        <Cancel />
      </OneFieldForm>
    </>
  );
}

/** Waits for the browser's passkey dialog, which can be opened again. */
export function PasskeyStep() {
  const fault = useLive($flowFault, null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (fault) again.current?.focus();
  }, [fault]);
  return (
    <>
      <div role="alert">{fault && <FieldMessage id="passkey-fault" text={faults[fault]} />}</div>
      <p role="status">{!fault && say(texts.browserAsks)}</p>
      <div className="one-field-actions">
        {fault && (
          <button
            ref={again}
            type="button"
            className="btn btn-primary"
            onClick={() => void askBrowser()}
          >
            {say(texts.browserAgain)}
          </button>
        )}
        <Cancel />
      </div>
    </>
  );
}
