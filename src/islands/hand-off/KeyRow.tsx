import { useState } from 'react';
import type { MachineKey } from '../../domain/hand-off/machine-key.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { handOff, machineKeys, scopeNames } from '../../i18n/hand-off/hand-off.ts';
import { fill, pick } from '../../i18n/language/message.ts';
import { revokeKey } from '../../stores/hand-off/keys.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = machineKeys;

/** Name, scopes, and when the key was created and last used. */
function About({ machine }: { machine: MachineKey }) {
  const { name, scopes, madeAt, madeBy, usedAt } = machine;
  return (
    <div className="people-who">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {scopes.map((scope) => (
        <span key={scope} className="chip">
          {say(scopeNames.texts[scope])}
        </span>
      ))}
      <small>
        {say(fill(texts.madeAt, { by: `\u2068${madeBy}\u2069`, at: instantText(madeAt) }))}
      </small>
      <small>
        {say(usedAt ? fill(texts.usedAt, { at: instantText(usedAt) }) : texts.neverUsed)}
      </small>
    </div>
  );
}

type Step = 'closed' | 'asking' | 'revoking' | 'offline' | 'failed';

/** A key, which can be revoked after confirmation. */
export function KeyRow({ machine }: { machine: MachineKey }) {
  const [step, setStep] = useState<Step>('closed');
  const { id, name } = machine;
  const locale = useLive($locale, 'fa');
  const isAsking = step === 'asking' || step === 'revoking';
  const revoke = async () => {
    setStep('revoking');
    const revoked = await revokeKey(id);
    if (revoked !== 'revoked') setStep(revoked);
  };
  const label = fill(isAsking ? texts.reallyRevoke : texts.revokeNamed, { name });
  return (
    <li className="people-row">
      <About machine={machine} />
      <p className="people-buttons">
        <Button
          look="danger"
          text={isAsking ? label : texts.revoke}
          aria-label={pick(label, locale)}
          aria-disabled={step === 'revoking'}
          onClick={() => (isAsking ? void revoke() : setStep('asking'))}
        />
        {isAsking && <Button text={texts.keep} onClick={() => setStep('closed')} />}
      </p>
      <div role="alert">
        {step === 'asking' && say(texts.revokeHint)}
        {(step === 'offline' || step === 'failed') && (
          <FieldMessage id={`key-${id}-problem`} text={handOff.texts[step]} />
        )}
      </div>
    </li>
  );
}
