import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { bunchWords } from '../../../src/domain/notifications/bunch-words.ts';
import type { Digest } from '../../../src/domain/notifications/digest.ts';
import { digestQuery, digestWords } from '../../../src/domain/notifications/digest-words.ts';
import {
  invoiceMailWords,
  type MailedInvoice,
} from '../../../src/domain/notifications/invoice-mail-words.ts';
import {
  type MessageWords,
  messageWords,
} from '../../../src/domain/notifications/message-words.ts';
import { isUrgent } from '../../../src/domain/notifications/outside-topics.ts';
import type { Topic } from '../../../src/domain/notifications/topic-names.ts';
import { everything, writeListChoice } from '../../../src/domain/order/list-choice.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { OutgoingMessage } from '../../channels/channel.ts';
import type { ClaimedMessage } from '../../db/notifications/claim-messages.ts';
import type { Recipient } from '../../db/notifications/read-recipient.ts';
import { readerOf } from '../orders/reader-of.ts';
import type { LiveEvent } from './sort-events.ts';

/** Paths in the panel, which defines its routes itself. */
const pages = {
  orders: '/orders',
  notifications: '/notifications',
  invoices: '/invoices',
  dashboard: '/',
};
const orderPath = (id: string, account?: string) =>
  `${pages.orders}/order?id=${id}${account ? `&account=${account}` : ''}`;

/** The words of a message, and the path that it links to. */
type Content = MessageWords & { path: string };

/** Links to the affected orders: the list filtered by the states that the events led to. */
function bunchPath(events: readonly LiveEvent[]): string {
  const states = events.every(({ event }) => event === 'write')
    ? []
    : events.map(({ state }) => state);
  const query = writeListChoice({ ...everything, states: [...new Set(states)] });
  return `${pages.orders}${query && `?${query}`}`;
}

function contentOf(
  topic: Topic,
  events: readonly LiveEvent[],
  { role, language }: Recipient,
): Content {
  const reader = readerOf({ user: { role } });
  const last = events.at(-1);
  const orders = new Set(events.map(({ account, order }) => `${account} ${order}`));
  if (!last || orders.size > 1) {
    const words = bunchWords(
      { topic, events: events.map(({ event }) => event), count: orders.size },
      language,
    );
    return { ...words, path: bunchPath(events) };
  }
  const { event, by, customer, account, order } = last;
  const details = { reader, topic, event, by, customer, number: orderNumber(order) };
  const path = orderPath(order, reader === 'lab' ? account : undefined);
  return { ...messageWords(details, language), path };
}

/** The panel's origin, for links, and the API's, for the unsubscribe link. */
export interface Origins {
  panel: string;
  api: string;
}

function contentOfDigest(digest: Digest, { role, language }: Recipient): Content {
  const query = digestQuery(digest);
  const path = query === null ? pages.dashboard : `${pages.orders}?${query}`;
  return { ...digestWords(digest, readerOf({ user: { role } }), language), path };
}

/** Path as in `src/panel/invoice-path.ts`. */
function contentOfInvoice(
  { accountId, invoiceId }: ClaimedMessage,
  invoice: MailedInvoice,
  { language }: Recipient,
): Content {
  const path = `${pages.invoices}?id=${invoiceId}&of=${accountId}`;
  return { ...invoiceMailWords(invoice, language), path };
}

/** What a message reports: events or an invoice; neither for a summary or a test message. */
interface Reported {
  live: readonly LiveEvent[];
  invoice: MailedInvoice | null;
}

function contentOfOther(
  message: ClaimedMessage,
  { invoice }: Reported,
  recipient: Recipient,
): Content {
  if (invoice) return contentOfInvoice(message, invoice, recipient);
  if (message.digest) return contentOfDigest(message.digest, recipient);
  return { ...messageWords(null, recipient.language), path: pages.notifications };
}

/** Composes the message to a person: about events or an invoice, a summary, or else a test message. */
export function composeMessage(
  message: ClaimedMessage,
  reported: Reported,
  recipient: Recipient,
  { panel, api }: Origins,
): OutgoingMessage {
  const { id, topic, digest, expiresAt } = message;
  const { language, token } = recipient;
  const { title, body, path } = topic
    ? contentOf(topic, reported.live, recipient)
    : contentOfOther(message, reported, recipient);
  return {
    id,
    language,
    title,
    body,
    link: `${panel}${path}`,
    ...(token && { unsubscribe: `${api}${destinationPaths.unsubscribe(token)}` }),
    expiresAt,
    isUrgent: topic ? isUrgent(topic) : digest === null && reported.invoice === null,
  };
}
