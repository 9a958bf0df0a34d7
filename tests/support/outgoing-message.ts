import type { OutgoingMessage } from '../../server/channels/channel.ts';

/** A message to a recipient who reads Persian, with the given changes. */
export const outgoingMessage = (changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: '01933f2e-7c1a-7d30-8a51-3b6f0c9d2e11',
  language: 'fa',
  title: 'سفارش آماده است',
  body: 'سفارش 7K3M-9QXD ارسال شد.',
  link: 'https://panel.example/orders/order?id=7K3M-9QXD',
  expiresAt: new Date(Date.now() + 3_600_000),
  ...changes,
});

/** A signal that is never aborted. */
export const unending = new AbortController().signal;
