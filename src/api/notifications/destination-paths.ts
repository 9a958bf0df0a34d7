import type { PathOf } from '../exchange.ts';
import type { destinationContract } from './destination-contract.ts';

type Contract = typeof destinationContract;

const all = '/api/destinations';

/** Paths of messages outside the panel: destinations, and what was sent. */
export const destinationPaths = {
  destinations: all as PathOf<Contract['destinations']>,
  destination: (id: string) => `${all}/${id}` as PathOf<Contract['destination']>,
  /** Creates a code that links a chat as the destination with this id. */
  link: (id: string) => `${all}/${id}/link` as PathOf<Contract['link']>,
  /** Sends a code to the address that becomes the destination with this id. */
  code: (id: string) => `${all}/${id}/code` as PathOf<Contract['code']>,
  confirmation: (id: string) => `${all}/${id}/confirmation` as PathOf<Contract['confirmation']>,
  topics: (channel: string) => `${all}/topics/${channel}` as PathOf<Contract['topics']>,
  /** A test; the client makes its id. */
  test: (id: string, test: string) => `${all}/${id}/tests/${test}` as PathOf<Contract['test']>,
  /** Messages sent about an order; the lab names the account. */
  ofOrder: (id: string, account?: string) =>
    `/api/orders/${id}/notifications${account ? `?account=${account}` : ''}` as PathOf<
      Contract['ofOrder']
    >,
  channels: '/api/channels' as PathOf<Contract['channels']>,
  /** Ends the mails to the destination whose secret is the token. */
  unsubscribe: (token: string) => `${all}/unsubscribe/${token}` as PathOf<Contract['unsubscribe']>,
} as const;
