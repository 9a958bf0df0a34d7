import { createHash } from 'node:crypto';
import { mobileForm } from '../../src/domain/typed/mobile.ts';
import type { OutgoingAnswer } from '../process/outgoing/send-request.ts';
import type { Channel, Delivery, OutgoingMessage } from './channel.ts';
import { fillTemplate, type Variables } from './fill-template.ts';
import type { SmsTemplate } from './sms-template.ts';
import { readJson, reasonOf, tryRequest } from './try-request.ts';

/** A whole number derived from a message's id, for providers with numeric ids. It is the same for every attempt. */
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

/** The value at a path in an answer, such as `return.status`. */
function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => {
    const isThere = typeof found === 'object' && found !== null && Object.hasOwn(found, name);
    return isThere ? found[name as keyof typeof found] : undefined;
  }, answer);
}

/** HTTP statuses that concern the account, such as its key or credit, which the operator can correct. */
const accountStatuses: readonly number[] = [401, 402, 403, 407];

/** Interprets an answer of the provider by its template. */
function readAnswer({ answer }: SmsTemplate, { status, text }: OutgoingAnswer): Delivery {
  const body = readJson(text);
  const value = valueAt(body, answer.path);
  const isOneOf = (values: readonly unknown[]) => values.some((each) => each === value);
  if (value !== undefined && isOneOf(answer.sent)) {
    const reference = answer.reference && valueAt(body, answer.reference);
    return { state: 'sent', ...(reference ? { reference: String(reference).slice(0, 100) } : {}) };
  }
  const reason = reasonOf(status, text);
  if (value !== undefined && isOneOf(answer.gone)) return { state: 'gone', reason };
  // An answer that the template does not cover may come from an intermediary, such as the provider's firewall, so it is
  // unknown whether the message was accepted.
  if (value === undefined && status < 400) return { state: 'retry', reason, mayHaveArrived: true };
  const isOurs = isOneOf(answer.retry) || accountStatuses.includes(status);
  return { state: isOurs ? 'retry' : 'refused', reason };
}

/**
 * Text messages through a provider with an HTTP interface. The destination is a mobile number like `+989…`. Shops'
 * customers have a separate template, `wearers`; without it they get no messages.
 */
export function smsChannel(people: SmsTemplate, secret: string, wearers?: SmsTemplate): Channel {
  return {
    name: 'sms',
    async send(message, destination, signal) {
      if (!mobileForm.test(destination)) return { state: 'gone', reason: 'noMobile' };
      const template = message.shop === undefined ? people : wearers;
      if (!template) return { state: 'refused', reason: 'noWearerTemplate' };
      const request = fillTemplate(template, variablesOf(message, destination, secret));
      // The operator chose the address and may run their own gateway.
      return tryRequest({ ...request, mayBePrivate: true, signal }, (answer) =>
        readAnswer(template, answer),
      );
    },
  };
}
