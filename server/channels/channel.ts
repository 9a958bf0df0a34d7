import type { ChannelName } from '../../src/domain/notifications/channel-name.ts';
import type { OwnReason } from '../../src/domain/notifications/own-reason.ts';

/** A message to one person, with text that may leave the panel. */
export interface OutgoingMessage {
  /** A UUID that every attempt repeats. A provider that accepts ids delivers the message only once. */
  id: string;
  language: 'fa' | 'en';
  title: string;
  body: string;
  /** The shop's name, in a message to its customer; left out for users of the panel. */
  shop?: string;
  /**
   * The absolute address of the message's subject in the panel, or for a shop's customer the page that stops such
   * messages.
   */
  link: string;
  /** The address that switches such messages off without signing in, if there is one. */
  unsubscribe?: string;
  /** When it stops being useful to the person. */
  expiresAt: Date;
  /** Whether it may wake a device that saves power. */
  isUrgent?: boolean;
}

type Reason = OwnReason | (string & {});

/**
 * The result of an attempt. A reason is an `OwnReason`, or what the provider answered or the network reported. It contains
 * no person, number, address or secret.
 */
export type Delivery =
  | { state: 'sent'; reference?: string }
  /** The result is unknown or may change: the provider is busy or down, did not answer, or refuses the account. */
  | {
      state: 'retry';
      reason: string;
      afterSeconds?: number;
      /** The answer was lost, so the next attempt may be a duplicate. Otherwise nothing has arrived for certain. */
      mayHaveArrived?: true;
    }
  /** The destination no longer exists, or refuses everything. */
  | { state: 'gone'; reason: Reason }
  /** This message will never be accepted, but others may be. */
  | { state: 'refused'; reason: Reason };

/** Whether it is unknown if the message arrived. */
export const isAnswerLost = (delivery: Delivery): boolean =>
  delivery.state === 'retry' && delivery.mayHaveArrived === true;

/** A way to send messages. It throws no errors that a provider or a destination can cause. */
export interface Channel {
  name: ChannelName;
  /**
   * Sends a message once. The destination is what the person has confirmed: a push subscription as JSON, an e-mail
   * address, a mobile number as `readMobile` formats it, or the id of a chat.
   */
  send(message: OutgoingMessage, destination: string, signal: AbortSignal): Promise<Delivery>;
}
