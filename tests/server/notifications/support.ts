import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import type { Channel, Delivery, OutgoingMessage } from '../../../server/channels/channel.ts';
import { readChannelSettings } from '../../../server/process/config/channel-settings.ts';
import type { Sending } from '../../../server/use-cases/notifications/send-message.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { FreshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

/** Settings with pushes. */
export const withPush = {
  channels: readChannelSettings({ PUSH_CONTACT: 'mailto:panel@lab.example' }),
};

/** A browser's subscription at a push service. */
export const subscriptionAt = (endpoint: string) => ({
  endpoint,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

/** An address at a service that is allowed. */
export const someEndpoint = () => `https://fcm.googleapis.com/fcm/send/${uuidv7()}`;

/** A channel with preset results, and the messages it was given. */
export function fakeChannel(
  answer: (nth: number) => Promise<Delivery> | Delivery = () => ({ state: 'sent' }),
) {
  const given: { message: OutgoingMessage; destination: string }[] = [];
  const channel: Channel = {
    name: 'push',
    async send(message, destination) {
      given.push({ message, destination });
      return answer(given.length);
    },
  };
  const sending: Sending = {
    channels: new Map([['push', channel]]),
    panel: 'https://panel.example',
    api: 'https://api.example',
    delaySeconds: 0,
  };
  return { given, sending };
}

/** What people do in these tests. */
export function acting({ request }: Pick<FreshApp, 'request'>) {
  /** Turns on notifications in the browser of a session. */
  async function subscribe(cookie: string, endpoint = someEndpoint(), id = uuidv7()) {
    const body = { subscription: subscriptionAt(endpoint) };
    const path = destinationPaths.destination(id);
    const answer = await request(path, { cookie, method: 'PUT', body });
    expect(answer.status).toBe(200);
    return id;
  }
  async function place(cookie: string): Promise<string> {
    const id = uuidv7();
    const headers = { 'Idempotency-Key': id };
    await request(orderPaths.orders, { cookie, body: orderRequest(), headers });
    return id;
  }
  async function act(cookie: string, order: string, event: string, details: object = {}) {
    const body = { event, ...details };
    const headers = { 'Idempotency-Key': uuidv7() };
    const answer = await request(orderPaths.events(order), { cookie, body, headers });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { events: { id: string }[] };
  }
  return { subscribe, place, act };
}
