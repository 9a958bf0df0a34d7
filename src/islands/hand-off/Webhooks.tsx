import { useState } from 'react';
import type { Webhook } from '../../domain/hand-off/webhook.ts';
import { webhooks } from '../../i18n/hand-off/webhooks.ts';
import { $webhooks, $webhooksReading, readWebhooks } from '../../stores/hand-off/webhooks.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { Opener } from '../base/Opener.tsx';
import { useLive } from '../base/use-live.ts';
import { SecretBox } from '../people/SecretBox.tsx';
import { MessagesDialog } from './MessagesDialog.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

const { texts } = webhooks;

/** The form that creates a webhook, then the new webhook's secret. */
function Making({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret === null) return <WebhookForm onMade={setSecret} onCancel={onClose} />;
  const { made, madeHint, secret: label } = texts;
  return <SecretBox title={made} hint={madeHint} label={label} value={secret} onClose={onClose} />;
}

/** The webhooks that notify the lab's own software of order events. */
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
      {known && <Opener text={texts.add}>{(close) => <Making onClose={close} />}</Opener>}
      {opened && <MessagesDialog hook={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
