import type { PathOf } from '../exchange.ts';
import type { destinationContract } from './destination-contract.ts';

type Contract = typeof destinationContract;

const all = '/api/destinations';

/** Paths of what leaves the panel: where people are reached, and what was sent. */
export const destinationPaths = {
  destinations: all as PathOf<Contract['destinations']>,
  destination: (id: string) => `${all}/${id}` as PathOf<Contract['destination']>,
  /** Has a code made by which a chat becomes the destination of this id. */
  link: (id: string) => `${all}/${id}/link` as PathOf<Contract['link']>,
  /** Has a code sent to the address that becomes the destination of this id. */
  code: (id: string) => `${all}/${id}/code` as PathOf<Contract['code']>,
  confirmation: (id: string) => `${all}/${id}/confirmation` as PathOf<Contract['confirmation']>,
  topics: (channel: string) => `${all}/topics/${channel}` as PathOf<Contract['topics']>,
  /** A test under an id of the client's. */
  test: (id: string, test: string) => `${all}/${id}/tests/${test}` as PathOf<Contract['test']>,
  /** What was sent about an order; for the lab with its account. */
  ofOrder: (id: string, account?: string) =>
    `/api/orders/${id}/notifications${account ? `?account=${account}` : ''}` as PathOf<
      Contract['ofOrder']
    >,
  channels: '/api/channels' as PathOf<Contract['channels']>,
  /** Ends the mails to a destination, whose secret is the token. */
  unsubscribe: (token: string) => `${all}/unsubscribe/${token}` as PathOf<Contract['unsubscribe']>,
} as const;
