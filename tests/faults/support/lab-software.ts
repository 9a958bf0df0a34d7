import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { signInAt } from '../../server/support/real-server.ts';
import { askServer } from './machine.ts';

/** The lab and a shop at a running server. */
export async function signInBoth(origin: string) {
  const [shop, lab] = [await signInAt(origin, 'shop'), await signInAt(origin, 'lab')];
  const ask = (address: string, asked: Parameters<typeof askServer>[1] = {}) =>
    askServer(`${origin}${address}`, { cookie: lab, ...asked });
  return {
    ask,
    /** Creates a webhook for accepted orders. */
    async makeHook(address: string): Promise<void> {
      const body = { address, events: ['accept'] };
      await ask(handOffPaths.webhook(uuidv7()), { method: 'PUT', body });
    },
    /** Places an order and returns its id. */
    async place(): Promise<string> {
      const id = uuidv7();
      await ask('/api/orders', { method: 'POST', cookie: shop, id, body: orderRequest() });
      return id;
    },
    /** Accepts an order and returns the event's id. */
    async accept(order: string): Promise<string> {
      const id = uuidv7();
      const body = { event: 'accept', promisedFor: '2030-01-01' };
      await ask(`/api/orders/${order}/events`, { method: 'POST', id, body });
      return id;
    },
    async stateOf(order: string): Promise<string> {
      return (await (await ask(`/api/orders/${order}`, { cookie: shop })).json()).state;
    },
  };
}

/** Waits until a condition holds. Throws after `ms` milliseconds. */
export async function until(what: string, ms: number, isSo: () => Promise<boolean> | boolean) {
  for (const from = performance.now(); !(await isSo()); await wait(100)) {
    if (performance.now() - from > ms) throw new Error(`${what}: not within ${ms / 1000} s`);
  }
}
