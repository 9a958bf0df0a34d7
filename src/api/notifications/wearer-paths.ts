import type { PathOf } from '../exchange.ts';
import type { wearerContract } from './wearer-contract.ts';

type Of<Name extends keyof typeof wearerContract> = PathOf<(typeof wearerContract)[Name]>;

const stop = '/api/stop';

/** Paths of messages from shops to wearers. */
export const wearerPaths = {
  wearer: (order: string) => `/api/orders/${order}/wearer` as Of<'wearer'>,
  /** Notifies the wearer; the client makes the message's id. */
  telling: (order: string, message: string) =>
    `/api/orders/${order}/wearer/messages/${message}` as Of<'telling'>,
  messageSettings: '/api/message-wishes' as Of<'messageSettings'>,
  stops: stop,
  /** Ends the messages to the number whose secret is the token. */
  stop: (token: string) => `${stop}/${token}` as Of<'stop'>,
} as const;
