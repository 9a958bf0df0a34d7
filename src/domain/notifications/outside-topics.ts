import type { Topic } from './topic-names.ts';
import { type Reader, topicsOf } from './topics.ts';

/**
 * Topics each side can be notified of outside the panel. Excludes new orders: a lab has hundreds a day, and placing an
 * order would have to wait for the messages to be written.
 */
export const outsideTopics = {
  shop: topicsOf.shop,
  lab: topicsOf.lab.filter((topic) => topic !== 'newOrders'),
} as const satisfies Record<Reader, readonly Topic[]>;

/** Topics a channel starts with until the user chooses: those that need an answer or cannot wait. */
export const startingTopics: Record<Reader, readonly Topic[]> = {
  shop: ['questions', 'quotes', 'stopped', 'shipped', 'remakes', 'messages'],
  lab: ['answers', 'agreements', 'cancellations', 'remakeRequests', 'messages'],
};

/** Whether a side can be notified of a topic outside the panel. */
export const isOutsideTopic = (reader: Reader, topic: Topic): boolean =>
  (outsideTopics[reader] as readonly Topic[]).includes(topic);

/** Topics where work goes on that should stop, or an order stands still until somebody answers. */
const urgent: ReadonlySet<Topic> = new Set(['questions', 'quotes', 'stopped', 'cancellations']);

/** Whether a message may wake a device in power-saving mode. */
export const isUrgent = (topic: Topic): boolean => urgent.has(topic);

const hour = 3600;

/** How many seconds after its event a message is still useful. */
export const usefulSeconds = (topic: Topic): number => (isUrgent(topic) ? 72 : 24) * hour;

/** The same for a test message, whose user is waiting for it. */
export const usefulSecondsOfTest = 600;

/** The same for a summary; after that, the next one is near. */
export const usefulSecondsOfDigest = 12 * hour;

/** The same for an invoice, which does not change. A mail server may be down this long. */
export const usefulSecondsOfInvoice = 7 * 24 * hour;
