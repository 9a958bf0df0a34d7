import { useState } from 'react';
import type { Webhook } from '../../domain/hand-off/webhook.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { handOff } from '../../i18n/hand-off/hand-off.ts';
import { hookedEventNames, webhooks } from '../../i18n/hand-off/webhooks.ts';
import { fill } from '../../i18n/language/message.ts';
import { deleteWebhook, switchWebhook } from '../../stores/hand-off/webhooks.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';

const { texts } = webhooks;

/** Whether messages are delivered. */
function Standing({ failingSince, disabledAt }: Webhook) {
  const since = disabledAt ?? failingSince;
  if (!since) {
    return <span className="chip chip-good">{say(texts.works)}</span>;
  }
  const at = instantText(since);
  return (
    <span className="chip chip-bad">
      {say(fill(disabledAt ? texts.off : texts.failing, { at }))}
    </span>
  );
}

function About(hook: Webhook) {
  return (
    <div className="people-who">
      <strong>
        <bdi dir="ltr">{hook.address}</bdi>
      </strong>
      <Standing {...hook} />
      {hook.events.map((event) => (
        <small key={event}>{say(hookedEventNames.texts[event])}</small>
      ))}
    </div>
  );
}

type WebhookRowProps = { hook: Webhook; onOpen: () => void };

/** A webhook: its messages, its switch, and its removal after confirmation. */
export function WebhookRow({ hook, onOpen }: WebhookRowProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'offline' | 'failed'>('closed');
  const isAsking = step === 'asking';
  const isOn = hook.disabledAt === null;
  const act = async (acting: Promise<'done' | 'offline' | 'failed'>) => {
    const outcome = await acting;
    setStep(outcome === 'done' ? 'closed' : outcome);
  };
  const press = async () => {
    if (isAsking) await act(deleteWebhook(hook.id));
    else setStep('asking');
  };
  return (
    <li className="people-row">
      <About {...hook} />
      <p className="people-buttons">
        <Button text={texts.messages} onClick={onOpen} />
        <ActionButton
          text={isOn ? texts.switchOff : texts.switchOn}
          onPress={() => act(switchWebhook(hook.id, !isOn))}
        />
        <ActionButton
          look="danger"
          text={isAsking ? texts.reallyDelete : texts.delete}
          onPress={press}
        />
        {isAsking && <Button text={texts.keep} onClick={() => setStep('closed')} />}
      </p>
      <div role="alert">
        {(step === 'offline' || step === 'failed') && (
          <FieldMessage id={`webhook-${hook.id}-problem`} text={handOff.texts[step]} />
        )}
      </div>
    </li>
  );
}
