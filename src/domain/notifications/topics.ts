import type { EventName } from '../lifecycle/event-name.ts';
import type { Topic } from './topic-names.ts';

/** The two sides. Each is notified of what the other one does. */
export type Reader = 'shop' | 'lab';

/** Topics each side can be notified about, in the order of the settings. */
export const topicsOf = {
  shop: [
    'questions',
    'quotes',
    'stopped',
    'accepted',
    'progress',
    'shipped',
    'remakes',
    'messages',
  ],
  lab: [
    'newOrders',
    'answers',
    'agreements',
    'cancellations',
    'remakeRequests',
    'deliveries',
    'messages',
    'colleagues',
  ],
} as const satisfies Record<Reader, readonly Topic[]>;

/**
 * Topics that cannot be switched off: an order waits for the shop, will not be made, or an earlier notification no
 * longer holds.
 */
const alwaysOn: readonly Topic[] = ['questions', 'quotes', 'stopped'];

/** Whether a reader may switch a topic off. */
export function isMutable(reader: Reader, topic: Topic): boolean {
  const topics: readonly Topic[] = topicsOf[reader];
  return topics.includes(topic) && !alwaysOn.includes(topic);
}

/**
 * The topic of each event, for the notified side. A side is notified of others' actions: a shop of a shop event only if
 * the lab triggered it, the lab of a lab event only if another of its users did.
 */
const topics: Record<Reader, Record<EventName, Topic>> = {
  shop: {
    submit: 'remakes',
    hold: 'questions',
    correct: 'accepted',
    accept: 'accepted',
    quote: 'quotes',
    agree: 'quotes',
    reject: 'stopped',
    start: 'progress',
    inspect: 'progress',
    redo: 'progress',
    break: 'progress',
    pass: 'progress',
    ship: 'shipped',
    deliver: 'shipped',
    ask: 'questions',
    answer: 'questions',
    resume: 'questions',
    cancel: 'stopped',
    askRemake: 'remakes',
    grantRemake: 'remakes',
    refuseRemake: 'remakes',
    write: 'messages',
    // Everyone who was notified of the step learns that it no longer holds.
    revert: 'stopped',
  },
  lab: {
    submit: 'newOrders',
    hold: 'newOrders',
    correct: 'newOrders',
    accept: 'colleagues',
    quote: 'colleagues',
    agree: 'agreements',
    reject: 'colleagues',
    start: 'colleagues',
    inspect: 'colleagues',
    redo: 'colleagues',
    break: 'colleagues',
    pass: 'colleagues',
    ship: 'colleagues',
    deliver: 'deliveries',
    ask: 'colleagues',
    answer: 'answers',
    resume: 'colleagues',
    cancel: 'cancellations',
    askRemake: 'remakeRequests',
    grantRemake: 'colleagues',
    refuseRemake: 'colleagues',
    write: 'messages',
    revert: 'colleagues',
  },
};

/** The topic under which a reader is notified of an event. */
export const topicOf = (reader: Reader, event: EventName): Topic => topics[reader][event];

/**
 * The events a reader is not notified of. Muting a topic that cannot be switched off or no longer exists has no effect.
 */
export function mutedEvents(reader: Reader, muted: readonly string[]): EventName[] {
  const isMuted = (topic: Topic) => muted.includes(topic) && isMutable(reader, topic);
  return (Object.keys(topics[reader]) as EventName[]).filter((event) =>
    isMuted(topicOf(reader, event)),
  );
}
