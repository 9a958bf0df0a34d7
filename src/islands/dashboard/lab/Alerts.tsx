import { useEffect } from 'react';
import type { DropFailure } from '../../../domain/hand-off/drop-failure.ts';
import type { Webhook } from '../../../domain/hand-off/webhook.ts';
import { alerts } from '../../../i18n/alerts/alerts.ts';
import { instantText } from '../../../i18n/calendar/instant-text.ts';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { isolate } from '../../../i18n/language/format-number.ts';
import { listed } from '../../../i18n/language/listed.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { $alerts, followAlerts } from '../../../stores/alerts/alerts.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';

const { texts } = alerts;

function DiskAlert({ isFull, freeMb }: { isFull: boolean; freeMb: number | null }) {
  const free = countText(freeMb ?? 0);
  return (
    <div className="notice notice-danger">
      {say(isFull ? texts.full : fill(texts.low, { free }))}
      <details>
        <summary>{say(texts.whatToDo)}</summary>
        {say(texts.makeRoom)}
      </details>
    </div>
  );
}

function WebhookAlert({ address, failingSince, disabledAt }: Webhook) {
  const since = disabledAt ?? failingSince ?? '';
  const said = fill(disabledAt ? texts.off : texts.failing, {
    address: inBoth(() => isolate(address)),
    at: instantText(since),
  });
  return (
    <p className="notice notice-danger">
      {say(said)} <a href={labRoutes.handOff.path}>{say(texts.look)}</a>
    </p>
  );
}

/** The settings in which the operator names the folders. */
const folders = { orders: 'DROP_ORDERS', answers: 'DROP_ANSWERS' } as const;

function DropFolderAlert({ folder, reason, names, count }: DropFailure) {
  const named = listed(names.map(isolate));
  const more = countText(count - names.length);
  const all = count > names.length ? fill(texts.more, { count: more, names: named }) : named;
  const said = fill(texts[reason], { folder: inBoth(() => isolate(folders[folder])), names: all });
  return <p className="notice notice-danger">{say(said)}</p>;
}

/** Problems that the lab should fix before shops notice. */
export function Alerts() {
  useEffect(followAlerts, []);
  const known = useLive($alerts, null);
  if (!known) return null;
  const { disk, keptLog, webhooks, dropFolder } = known;
  return (
    <>
      {disk.room !== 'enough' && <DiskAlert isFull={disk.room === 'full'} freeMb={disk.freeMb} />}
      {keptLog !== 'whole' && <p className="notice notice-danger">{say(texts[keptLog])}</p>}
      {webhooks.map((each) => (
        <WebhookAlert key={each.id} {...each} />
      ))}
      {dropFolder.map((each) => (
        <DropFolderAlert key={`${each.folder} ${each.reason}`} {...each} />
      ))}
    </>
  );
}
