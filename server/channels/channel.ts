import type { ChannelName } from '../../src/domain/notifications/channel-name.ts';

/** A message to one person, in words that may leave the panel. */
export interface OutgoingMessage {
  /** A UUID that each further try repeats: where a provider takes an id, it delivers the message once. */
  id: string;
  language: 'fa' | 'en';
  title: string;
  body: string;
  /** The name of the shop whose customer is told; left out for the panel's people. */
  shop?: string;
  /** The absolute address of what the message is about, in the panel; of a shop's customer where such messages end. */
  link: string;
  /** The address that switches such messages off without signing in, where there is one. */
  unsubscribe?: string;
  /** When it no longer matters to the person. */
  expiresAt: Date;
  /** Whether it may wake a device that saves power. */
  isUrgent?: boolean;
}

/** What became of a try. Reasons name no person, number, address or secret. */
export type Delivery =
  | { state: 'sent'; reference?: string }
  /** Nobody knows, or it may work later: the provider is busy or down, did not answer, or refuses the account. */
  | {
      state: 'retry';
      reason: string;
      afterSeconds?: number;
      /** The answer was lost, so the next try may be a duplicate. Otherwise it is certain that nothing arrived. */
      mayHaveArrived?: true;
    }
  /** The destination no longer exists, or refuses everything. */
  | { state: 'gone'; reason: string }
  /** This message will never be taken; others may be. */
  | { state: 'refused'; reason: string };

/** Whether nobody knows if the message arrived. */
export const isAnswerLost = (delivery: Delivery): boolean =>
  delivery.state === 'retry' && delivery.mayHaveArrived === true;

/** A way to send messages. It throws nothing that a provider or a destination can cause. */
export interface Channel {
  name: ChannelName;
  /**
   * Sends a message once. The destination is what the person confirmed: a push subscription as JSON, an e-mail address,
   * a mobile number as `readMobile` writes it, or the id of a chat.
   */
  send(message: OutgoingMessage, destination: string, signal: AbortSignal): Promise<Delivery>;
}
