import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { bunchWords } from '../../../src/domain/notifications/bunch-words.ts';
import type { Digest } from '../../../src/domain/notifications/digest.ts';
import { digestQuery, digestWords } from '../../../src/domain/notifications/digest-words.ts';
import {
  invoiceMailWords,
  type ToldInvoice,
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
import type { LiveTold } from './sort-told.ts';

/** Paths of the panel, which knows its routes itself. */
const pages = {
  orders: '/orders',
  notifications: '/notifications',
  invoices: '/invoices',
  dashboard: '/',
};
const orderPath = (id: string, account?: string) =>
  `${pages.orders}/order?id=${id}${account ? `&account=${account}` : ''}`;

/** What a message says, and the path that it leads to. */
type Content = MessageWords & { path: string };

/** Leads to the orders as they are in the list: those in the states that the events led to. */
function bunchPath(told: readonly LiveTold[]): string {
  const states = told.every(({ event }) => event === 'write') ? [] : told.map(({ state }) => state);
  const query = writeListChoice({ ...everything, states: [...new Set(states)] });
  return `${pages.orders}${query && `?${query}`}`;
}

function contentOf(
  topic: Topic,
  told: readonly LiveTold[],
  { role, language }: Recipient,
): Content {
  const reader = readerOf({ user: { role } });
  const last = told.at(-1);
  const orders = new Set(told.map(({ account, order }) => `${account} ${order}`));
  if (!last || orders.size > 1) {
    const words = bunchWords(
      { topic, events: told.map(({ event }) => event), count: orders.size },
      language,
    );
    return { ...words, path: bunchPath(told) };
  }
  const { event, by, customer, account, order } = last;
  const telling = { reader, topic, event, by, customer, number: orderNumber(order) };
  const path = orderPath(order, reader === 'lab' ? account : undefined);
  return { ...messageWords(telling, language), path };
}

/** The origin of the panel, to which links lead, and that of the API, to which the unsubscribe link leads. */
export interface Origins {
  panel: string;
  api: string;
}

function contentOfDigest(digest: Digest, { role, language }: Recipient): Content {
  const query = digestQuery(digest);
  const path = query === null ? pages.dashboard : `${pages.orders}?${query}`;
  return { ...digestWords(digest, readerOf({ user: { role } }), language), path };
}

/** As in `src/panel/invoice-path.ts`. */
function contentOfInvoice(
  { accountId, invoiceId }: ClaimedMessage,
  invoice: ToldInvoice,
  { language }: Recipient,
): Content {
  const path = `${pages.invoices}?id=${invoiceId}&of=${accountId}`;
  return { ...invoiceMailWords(invoice, language), path };
}

/** What a message tells: events, or an invoice; neither of them for a summary and a test. */
interface Telling {
  live: readonly LiveTold[];
  invoice: ToldInvoice | null;
}

function contentOfOther(
  message: ClaimedMessage,
  { invoice }: Telling,
  recipient: Recipient,
): Content {
  if (invoice) return contentOfInvoice(message, invoice, recipient);
  if (message.digest) return contentOfDigest(message.digest, recipient);
  return { ...messageWords(null, recipient.language), path: pages.notifications };
}

/** The message to a person that tells this, a summary, or a test where it is neither. */
export function composeMessage(
  message: ClaimedMessage,
  told: Telling,
  recipient: Recipient,
  { panel, api }: Origins,
): OutgoingMessage {
  const { id, topic, digest, expiresAt } = message;
  const { language, token } = recipient;
  const { title, body, path } = topic
    ? contentOf(topic, told.live, recipient)
    : contentOfOther(message, told, recipient);
  return {
    id,
    language,
    title,
    body,
    link: `${panel}${path}`,
    ...(token && { unsubscribe: `${api}${destinationPaths.unsubscribe(token)}` }),
    expiresAt,
    isUrgent: topic ? isUrgent(topic) : digest === null && told.invoice === null,
  };
}
