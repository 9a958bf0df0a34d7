import type { AddressedName, ChannelName } from '../../src/domain/notifications/channel-name.ts';
import type { ChannelSettings, SmsSettings } from '../process/config/channel-settings.ts';
import { botChannel } from './bot.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email.ts';
import { pushChannel, type VapidKeys } from './push.ts';
import { smsChannel } from './sms.ts';
import { loadSmsTemplate, loadWearerTemplate } from './sms-template.ts';

/** The channels that the operator has set up. */
export interface OpenChannels {
  byName: ReadonlyMap<ChannelName, Channel>;
  /** Ends the open connections. */
  close(): void;
}

/** Creates the channels in the settings. Throws `StartupError` if a template of text messages is not valid. */
export async function openChannels(
  { push, email, sms, telegram, bale, safir }: ChannelSettings,
  keys: VapidKeys,
): Promise<OpenChannels> {
  const mail = email && emailChannel(email);
  const open = [
    push && pushChannel(push, keys),
    mail,
    sms && (await openSms(sms)),
    telegram && botChannel('telegram', telegram),
    (bale || safir) && botChannel('bale', bale, safir),
  ].filter((each) => each !== undefined);
  return {
    byName: new Map(open.map((each) => [each.name, each])),
    close: () => mail?.close(),
  };
}

async function openSms({ template, wearerTemplate, secret }: SmsSettings): Promise<Channel> {
  const people = await loadSmsTemplate(template);
  const wearers = wearerTemplate && (await loadWearerTemplate(wearerTemplate));
  return smsChannel(people, secret, wearers || undefined);
}

/** Opens one channel for a message that is sent at once; undefined if the operator has not set it up. */
export async function openAddressed(
  { email, sms, bale, safir }: ChannelSettings,
  name: AddressedName,
): Promise<{ channel: Channel; close(): void } | undefined> {
  if (name === 'email') {
    const channel = email && emailChannel(email);
    return channel && { channel, close: () => channel.close() };
  }
  if (name === 'bale') {
    return safir && { channel: botChannel('bale', bale, safir), close: () => undefined };
  }
  if (!sms) return undefined;
  return { channel: await openSms(sms), close: () => undefined };
}
