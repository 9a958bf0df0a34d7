import path from 'node:path';
import { type Environment, isOn, list, origin, wholeNumber } from './read-values.ts';
import { StartupError } from './startup-error.ts';

/** Settings for push messages. */
export interface PushSettings {
  /** `PUSH_CONTACT`: where a push service reaches the operator. Defaults to `PUBLIC_ORIGIN`, if that is https. */
  contact: string;
  /**
   * `PUSH_SERVICES`, comma-separated: hosts of push services in addition to those of the usual browsers; `*.` matches
   * all subdomains. A full origin, such as `http://push.lan:8080`, may be in the operator's own network.
   */
  services: readonly string[];
}

/** A mail server, and the sender's address. */
export interface EmailSettings {
  host: string;
  port: number;
  /** True for `smtps:`, which is encrypted from the beginning. */
  isSecure: boolean;
  /** `SMTP_TLS`, default on: whether a connection that starts unencrypted must switch to TLS. */
  requiresTls: boolean;
  user: string | undefined;
  password: string | undefined;
  /** `MAIL_FROM`: an address, or a name with the address in angle brackets. */
  from: string;
}

/** A provider of text messages. */
export interface SmsSettings {
  /** `SMS_TEMPLATE`: the file that describes its requests. */
  template: string;
  /** `SMS_CUSTOMER_TEMPLATE`: the file for messages to shops' customers. Without it, they get no text messages. */
  wearerTemplate: string | undefined;
  /** `SMS_SECRET`: the provider's key, which replaces `{{secret}}` in the template. */
  secret: string;
}

/** A bot of Telegram, or of Bale, which speaks the same protocol. */
export interface BotSettings {
  /** `TELEGRAM_ADDRESS` or `BALE_ADDRESS`. */
  address: string;
  /** `TELEGRAM_TOKEN` or `BALE_TOKEN`. */
  token: string;
  /** `TELEGRAM_BOT` or `BALE_BOT`: the bot's user name. */
  userName: string;
}

/** Bale's service for messages to mobile numbers whose owners have never written to the bot. */
export interface SafirSettings {
  /** `SAFIR_ADDRESS`. */
  address: string;
  /** `SAFIR_KEY`. */
  key: string;
  /** `SAFIR_BOT`: the number of the bot that sends the messages. */
  bot: number;
}

/** The notification channels that the operator has set up. */
export interface ChannelSettings {
  push: PushSettings | undefined;
  email: EmailSettings | undefined;
  sms: SmsSettings | undefined;
  telegram: BotSettings | undefined;
  bale: BotSettings | undefined;
  safir: SafirSettings | undefined;
}

/** The push services of Chrome, Edge, Firefox and Safari. */
const browserServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Reads the channel settings. Throws `StartupError` for an invalid value. */
export function readChannelSettings(env: Environment): ChannelSettings {
  return {
    push: readPush(env),
    email: readEmail(env),
    sms: readSms(env),
    telegram: readBot(env, 'TELEGRAM', 'https://api.telegram.org'),
    bale: readBot(env, 'BALE', 'https://tapi.bale.ai'),
    safir: readSafir(env),
  };
}

function readPush(env: Environment): PushSettings | undefined {
  const own = env.PUBLIC_ORIGIN?.startsWith('https:') ? env.PUBLIC_ORIGIN : undefined;
  const contact = env.PUSH_CONTACT || own;
  if (!contact) return undefined;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact) || !URL.canParse(contact)) {
    throw new StartupError(
      `PUSH_CONTACT must be an address such as mailto:panel@lab.example, not "${contact}".`,
    );
  }
  return { contact, services: [...browserServices, ...list(env.PUSH_SERVICES).map(pushService)] };
}

function pushService(text: string): string {
  if (text.includes('://')) return origin('PUSH_SERVICES', text);
  if (/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text)) return text;
  throw new StartupError(
    `PUSH_SERVICES must be hosts such as push.example or *.push.example, not "${text}".`,
  );
}

function readEmail(env: Environment): EmailSettings | undefined {
  const { SMTP_URL: text, MAIL_FROM: from } = env;
  if (!text && !from) return undefined;
  if (!text || !from)
    throw new StartupError('SMTP_URL and MAIL_FROM must both be set, or neither.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The message does not quote the address, because it contains the password.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    throw new StartupError(
      'SMTP_URL must be an address such as smtps://user:password@mail.example.',
    );
  }
  if (!/^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from)) {
    throw new StartupError(`MAIL_FROM must be an e-mail address, not "${from}".`);
  }
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    requiresTls: isOn(env, 'SMTP_TLS', true),
    user: decoded(url.username) || undefined,
    password: decoded(url.password) || undefined,
    from,
  };
}

/** Decodes a part of an address. A `%` that encodes nothing stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readSms(env: Environment): SmsSettings | undefined {
  const { SMS_TEMPLATE: template, SMS_CUSTOMER_TEMPLATE: wearers, SMS_SECRET: secret = '' } = env;
  if (wearers && !template) {
    throw new StartupError('SMS_CUSTOMER_TEMPLATE needs SMS_TEMPLATE as well.');
  }
  if (!template) return undefined;
  const wearerTemplate = wearers ? path.resolve(wearers) : undefined;
  return { template: path.resolve(template), wearerTemplate, secret };
}

function readBot(env: Environment, name: 'TELEGRAM' | 'BALE', usual: string) {
  const token = env[`${name}_TOKEN`];
  if (!token) return undefined;
  if (!/^\d+:[\w-]+$/.test(token)) {
    throw new StartupError(`${name}_TOKEN must be a bot's token such as 123456:ABC.`);
  }
  const userName = env[`${name}_BOT`]?.replace(/^@/, '') ?? '';
  if (!/^\w{3,64}$/.test(userName)) {
    throw new StartupError(`${name}_TOKEN needs ${name}_BOT, the bot's user name such as lab_bot.`);
  }
  return { token, userName, address: origin(`${name}_ADDRESS`, env[`${name}_ADDRESS`] || usual) };
}

function readSafir(env: Environment): SafirSettings | undefined {
  const { SAFIR_KEY: key, SAFIR_ADDRESS: address = '' } = env;
  if (!key) return undefined;
  const bot = wholeNumber(env, 'SAFIR_BOT', 0, { max: Number.MAX_SAFE_INTEGER });
  if (bot === 0) throw new StartupError('SAFIR_KEY needs SAFIR_BOT, the number of the bot.');
  return { key, bot, address: origin('SAFIR_ADDRESS', address || 'https://safir.bale.ai') };
}
