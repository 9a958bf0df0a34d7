import type { Topic } from './topic-names.ts';
import { type Reader, topicsOf } from './topics.ts';

/**
 * What each side can be told outside of the panel. Not of new orders: a lab has hundreds a day, and placing them would wait
 * for the writing of messages.
 */
export const outsideTopics = {
  shop: topicsOf.shop,
  lab: topicsOf.lab.filter((topic) => topic !== 'newOrders'),
} as const satisfies Record<Reader, readonly Topic[]>;

/** What is told by a channel until its user chooses: what waits for an answer, and what cannot wait. */
export const startingTopics: Record<Reader, readonly Topic[]> = {
  shop: ['questions', 'quotes', 'stopped', 'shipped', 'remakes', 'messages'],
  lab: ['answers', 'agreements', 'cancellations', 'remakeRequests', 'messages'],
};

/** Whether a side can be told of a topic outside of the panel. */
export const isOutsideTopic = (reader: Reader, topic: Topic): boolean =>
  (outsideTopics[reader] as readonly Topic[]).includes(topic);

/** Work goes on that should not, or an order stands still until somebody answers. */
const urgent: ReadonlySet<Topic> = new Set(['questions', 'quotes', 'stopped', 'cancellations']);

/** Whether a message may wake a device that saves power. */
export const isUrgent = (topic: Topic): boolean => urgent.has(topic);

const hour = 3600;

/** How many seconds after an event a message about it is still of use. */
export const usefulSeconds = (topic: Topic): number => (isUrgent(topic) ? 72 : 24) * hour;

/** The same for a test, which its user waits for. */
export const usefulSecondsOfTest = 600;

/** The same for a summary: then the next one is near. */
export const usefulSecondsOfDigest = 12 * hour;

/** The same for an invoice, which stays as it is: for so long a mail server may be down. */
export const usefulSecondsOfInvoice = 7 * 24 * hour;
