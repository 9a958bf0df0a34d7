import { useEffect, useRef, useState } from 'react';
import type { Webhook } from '../../domain/hand-off/webhook.ts';
import { webhooks } from '../../i18n/hand-off/webhooks.ts';
import { $webhooks, $webhooksReading, readWebhooks } from '../../stores/hand-off/webhooks.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { SecretBox } from '../people/SecretBox.tsx';
import { MessagesDialog } from './MessagesDialog.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

const { texts } = webhooks;

/** The button that makes a webhook, the form it opens, and the secret of what was made. */
function Making() {
  const [open, setOpen] = useState<'form' | { secret: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const close = () => setOpen(null);
  if (open === 'form') {
    return <WebhookForm onMade={(secret) => setOpen({ secret })} onCancel={close} />;
  }
  if (open) {
    const { made, madeHint, secret } = texts;
    return (
      <SecretBox title={made} hint={madeHint} label={secret} value={open.secret} onClose={close} />
    );
  }
  return (
    <button type="button" className="btn btn-primary" ref={button} onClick={() => setOpen('form')}>
      {say(texts.add)}
    </button>
  );
}

/** Where the lab's own software is notified of what happens to orders. */
export function Webhooks() {
  const [opened, setOpened] = useState<Webhook | null>(null);
  const known = useLive($webhooks, null);
  const reading = useLive($webhooksReading, 'reading');
  const isUnread = reading === 'offline' || reading === 'failed';
  if (!known && isUnread) return <Unread why={reading} onRetry={() => void readWebhooks()} />;
  return (
    <section className="surface people" aria-busy={!known}>
      <h2>{say(texts.title)}</h2>
      <p>{say(known?.length === 0 ? texts.empty : texts.hint)}</p>
      {known && known.length > 0 && (
        <ul>
          {known.map((hook) => (
            <WebhookRow key={hook.id} hook={hook} onOpen={() => setOpened(hook)} />
          ))}
        </ul>
      )}
      {known && <Making />}
      {opened && <MessagesDialog hook={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
