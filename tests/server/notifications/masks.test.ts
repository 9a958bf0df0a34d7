import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openChannels } from '../../../server/channels/open-channels.ts';
import { readChannelSettings } from '../../../server/process/config/channel-settings.ts';
import { log } from '../../../server/process/log/log.ts';
import { followChats } from '../../../server/use-cases/notifications/follow-chats.ts';
import { pushKeyPair } from '../../../server/use-cases/notifications/push-key-pair.ts';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { type Behaviour, fakeProvider } from '../../support/fake-provider.ts';
import { mailServer } from '../../support/mail-server.ts';
import { pushBrowser } from '../../support/push-browser.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { freshApp } from '../support/fresh-app.ts';

const fresh = await freshApp({ channels: readChannelSettings({}) });
const { database, asSuperuser, signIn, another } = fresh;
const [shop = '', lab = ''] = await Promise.all(['shop', 'lab'].map(signIn));

/** Parts of numbers, addresses and keys, which must not be logged or shown. */
const marks = ['9121112233', 'marked.person', 'marked-endpoint', '5551234567', 'marked-token'];

/** What a provider may quote of a request. */
const quoted =
  '09121112233, +989121112233 <marked.person@shop.example> 5551234567 https://push.example/marked-endpoint https://bot.example/bot77:marked-token/sendMessage';

/** Settings of all channels, with fake providers. */
async function settingsOf(behaviour: Behaviour, toRecipient: string) {
  const { origin } = await fakeProvider(behaviour);
  const mail = await mailServer({ toRecipient });
  const folder = await mkdtemp(path.join(scratchFolder(), 'sms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'sms.json');
  const answer = { path: 'status', sent: [1] };
  const json = { to: '{{mobile}}' };
  await writeFile(file, JSON.stringify({ address: `${origin}/marked-token`, json, answer }));
  const channels = readChannelSettings({
    PUSH_CONTACT: 'mailto:panel@lab.example',
    PUSH_SERVICES: origin,
    SMS_TEMPLATE: file,
    TELEGRAM_TOKEN: '77:marked-token',
    TELEGRAM_BOT: 'lab_bot',
    TELEGRAM_ADDRESS: origin,
    BALE_TOKEN: '77:marked-token',
    BALE_BOT: 'lab_bot',
    BALE_ADDRESS: origin,
  });
  return { origin, channels: { ...channels, email: mail.settings } };
}

/** Has a message wait for a destination of each channel. */
async function writeToAll(origin: string): Promise<void> {
  const addresses = {
    push: JSON.stringify(pushBrowser().subscription(`${origin}/marked-endpoint`)),
    email: 'marked.person@shop.example',
    sms: '+989121112233',
    bale: '5551234567',
    telegram: '5551234567',
  };
  await asSuperuser('delete from outgoing_messages; delete from destinations');
  await asSuperuser(
    `with made as (
       insert into destinations (account_id, id, user_id, side, channel, address)
       select account_id, gen_random_uuid(), id, 'shop', channel, address
       from users, unnest($1::text[], $2::text[]) as place (channel, address) where username = 'shop'
       returning account_id, id, user_id, channel
     )
     insert into outgoing_messages (account_id, id, user_id, destination_id, channel, expires_at)
     select account_id, gen_random_uuid(), user_id, id, channel, now() + interval '1 hour' from made`,
    [Object.keys(addresses), Object.values(addresses)],
  );
}

test.each<[string, Behaviour, string]>([
  ['quotes what it was asked', { status: 400, said: { ok: false, description: quoted } }, quoted],
  ['is busy and quotes', { status: 503, said: quoted }, quoted],
  ['loses its answer', 'lose', 'Later'],
])(
  'a provider that %s brings no number, address or key into log, outbox or screen',
  async (_, behaviour, said) => {
    const levels = ['info', 'warn', 'error'] as const;
    log.level = 'info';
    const spies = levels.map((level) => vi.spyOn(log, level).mockReturnValue());
    onTestFinished(() => {
      log.level = 'silent';
      for (const spy of spies) spy.mockRestore();
    });
    const { origin, channels } = await settingsOf(behaviour, `550 5.7.1 ${said}`);
    const { request } = another({ channels });
    await writeToAll(origin);
    const { byName, close } = await openChannels(channels, await pushKeyPair(database));
    onTestFinished(close);
    const sending = { channels: byName, panel: 'https://panel.example', api: '', delaySeconds: 0 };
    for (const channel of byName.keys()) await sendDue(database, channel, { sending });
    const bot = channels.telegram;
    if (!bot) throw new Error('no bot');
    const logged = () => JSON.stringify(spies.flatMap(({ mock }) => mock.calls));
    const end = followChats(database, 'telegram', bot);
    await expect.poll(logged).toContain('repeated job failed');
    await end();
    const asked = { channel: 'sms', address: '09121112233' };
    await request(destinationPaths.code(uuidv7()), { cookie: shop, method: 'PUT', body: asked });

    const { rows } = await asSuperuser('select channel, reason from outgoing_messages');
    expect(rows).toHaveLength(5);
    expect(rows.filter(({ reason }) => reason === '')).toEqual([]);
    const screen = await (await request(destinationPaths.channels, { cookie: lab })).text();
    expect(logged()).toContain('"route"');
    for (const mark of marks) {
      expect(
        [logged(), JSON.stringify(rows), screen].filter((text) => text.includes(mark)),
      ).toEqual([]);
    }
  },
);
