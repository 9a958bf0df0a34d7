import { createHash } from 'node:crypto';
import { mobileForm } from '../../src/domain/typed/mobile.ts';
import type { OutgoingAnswer } from '../process/outgoing/send-request.ts';
import type { Channel, Delivery, OutgoingMessage } from './channel.ts';
import { fillTemplate, type Variables } from './fill-template.ts';
import type { SmsTemplate } from './sms-template.ts';
import { readJson, reasonOf, tryRequest } from './try-request.ts';

/** A whole number made of a message's id, for providers whose ids are numbers: the same for each try. */
function numberOf(id: string): string {
  const bits = createHash('sha256').update(id).digest().readBigUInt64BE() >> 11n;
  return String(bits);
}

function variablesOf(message: OutgoingMessage, mobile: string, secret: string): Variables {
  const { id, title, body, link, shop = '' } = message;
  const national = mobile.slice('+98'.length);
  return {
    mobile,
    mobile98: `98${national}`,
    mobile09: `0${national}`,
    title,
    body,
    link,
    shop,
    text: [title, body, link].filter(Boolean).join('\n'),
    id,
    idNumber: numberOf(id),
    secret,
  };
}

/** What stands at a path of an answer, such as `return.status`. */
function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => {
    const isThere = typeof found === 'object' && found !== null && Object.hasOwn(found, name);
    return isThere ? found[name as keyof typeof found] : undefined;
  }, answer);
}

/** Statuses of HTTP that tell of the account, such as its key or its credit: the operator can put them right. */
const ofAccount: readonly number[] = [401, 402, 403, 407];

/** What an answer of the provider means, by its template. */
function readAnswer({ answer }: SmsTemplate, { status, text }: OutgoingAnswer): Delivery {
  const said = readJson(text);
  const value = valueAt(said, answer.path);
  const isOneOf = (values: readonly unknown[]) => values.some((each) => each === value);
  if (value !== undefined && isOneOf(answer.sent)) {
    const reference = answer.reference && valueAt(said, answer.reference);
    return { state: 'sent', ...(reference ? { reference: String(reference).slice(0, 100) } : {}) };
  }
  const reason = reasonOf(status, text);
  if (value !== undefined && isOneOf(answer.gone)) return { state: 'gone', reason };
  // What says nothing that the template knows may come from anything in between, such as a page of the provider's
  // shield: then nobody knows whether the message was taken.
  if (value === undefined && status < 400) return { state: 'retry', reason, mayHaveArrived: true };
  const isOurs = isOneOf(answer.retry) || ofAccount.includes(status);
  return { state: isOurs ? 'retry' : 'refused', reason };
}

/**
 * Text messages by a provider with an interface over HTTP. The destination is a mobile number as `+989…`. Shops' customers
 * are told by requests of their own, `wearers`, and only with it.
 */
export function smsChannel(people: SmsTemplate, secret: string, wearers?: SmsTemplate): Channel {
  return {
    name: 'sms',
    async send(message, destination, signal) {
      if (!mobileForm.test(destination)) return { state: 'gone', reason: 'no mobile number' };
      const template = message.shop === undefined ? people : wearers;
      if (!template) return { state: 'refused', reason: 'customers are not told' };
      const request = fillTemplate(template, variablesOf(message, destination, secret));
      // The address is the operator's, who may run a gateway of his own.
      return tryRequest({ ...request, mayBePrivate: true, signal }, (answer) =>
        readAnswer(template, answer),
      );
    },
  };
}
