import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { stockPath } from '../../../../src/api/stock/paths.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { Ledger } from '../../support/orders-in-flight.ts';
import type { Client } from '../record/client.ts';
import type { Response } from '../record/read-answer.ts';
import type { Request } from '../record/read-call.ts';
import { Recorder } from '../record/recorder.ts';
import { fulfil, type Send } from './fulfil.ts';
import { anyOf, stepOn } from './steps.ts';
import { readWares, type Wares } from './wares.ts';

/** The people at work: a shop that orders, its lab, and another shop that pries. */
export type Parties = Record<'shop' | 'lab' | 'other', Client>;

/** How many of the newest orders are acted on. */
const acted = 100;

const isDone = (answer: Response) => answer?.status === 200 || answer?.status === 201;

/**
 * People at work while something fails: a shop orders and corrects, the lab processes orders. Every call is recorded.
 */
export class Workload {
  readonly recorder = new Recorder();
  readonly ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
  readonly #requests = new Map<string, Request>();
  /** The newest acknowledged orders. */
  readonly #newest: string[] = [];
  /** Steps without an answer. */
  readonly #open = new Map<Request, keyof Parties>();
  #wares: Wares | undefined;

  /** Reads what can be ordered, once. */
  async prepare({ shop }: Pick<Parties, 'shop'>): Promise<void> {
    this.#wares ??= await readWares(shop);
  }

  get #all(): Wares {
    if (!this.#wares) throw new Error('it was not prepared');
    return this.#wares;
  }

  /** Sends an order under its key and records whether it was acknowledged. */
  async place(shop: Client, key: string): Promise<void> {
    const request = this.#requests.get(key) ?? this.#newRequest(key);
    const answer = await shop.ask(request);
    const order = answer?.body as Partial<Order> | undefined;
    const isMeant = order?.id === key && order.reference === this.ledger.sent.get(key);
    if (!isDone(answer) || !isMeant || this.ledger.acknowledged.has(key)) return;
    this.ledger.acknowledged.add(key);
    this.#actOn(key);
  }

  #actOn(order: string): void {
    this.#newest.push(order);
    if (this.#newest.length > acted) this.#newest.shift();
  }

  #newRequest(key: string): Request {
    const body = this.#all.request(this.ledger.sent.size);
    const request = { method: 'POST', path: orderPaths.orders, key, body };
    this.ledger.sent.set(key, body.content.reference);
    this.#requests.set(key, request);
    return request;
  }

  /** Sends orders one after another until stopped. `insists` retries each until it is accepted, like the panel. */
  async keepPlacing({ shop }: Parties, stopped: AbortSignal, insists = false): Promise<void> {
    while (!stopped.aborted) {
      const key = uuidv7();
      await this.place(shop, key);
      while (insists && !this.ledger.acknowledged.has(key)) {
        await wait(100);
        await this.place(shop, key);
      }
    }
  }

  /** Acts on orders, reads them, and pries like the other shop, until stopped. */
  async keepActing(parties: Parties, stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const order = anyOf(this.#newest);
      const isHeard = order === undefined || (await this.#act(parties, order));
      // An unreachable server isn't asked continuously.
      await wait(isHeard ? 1 : 20);
    }
  }

  /** Takes one order after another from placing to a remake, until stopped. */
  async keepFulfilling(parties: Parties, stopped: AbortSignal): Promise<void> {
    const send: Send = async (side, request) => {
      const answer = await this.#send(parties, side, request);
      return isDone(answer) ? answer?.body : undefined;
    };
    while (!stopped.aborted) {
      const orders = this.#newest.slice(-1 - Math.floor(Math.random() * 3));
      const remake = await fulfil(send, parties.shop.caller.account, orders);
      if (remake) this.#actOn(remake);
      else await wait(10);
    }
  }

  /** Sends a request, now and then twice. Without an answer it is sent again later. */
  async #send(parties: Parties, side: keyof Parties, request: Request): Promise<Response> {
    const answer = await parties[side].ask(request);
    if (!answer || answer.status >= 500) this.#open.set(request, side);
    // Like a double click.
    else if (Math.random() < 0.2) await parties[side].ask(request);
    return answer;
  }

  async #act(parties: Parties, order: string): Promise<boolean> {
    const chance = Math.random();
    if (chance < 0.5) return this.#step(parties, 'lab', order);
    if (chance < 0.75) return this.#step(parties, 'shop', order);
    if (chance < 0.85) return this.#look(parties.other, orderPaths.order(order));
    if (chance < 0.9) return this.#look(parties.lab, `${orderPaths.orders}?limit=20`);
    if (chance < 0.91) return this.#look(parties.shop, stockPath);
    return chance < 0.95 ? this.#withdraw(parties, order) : this.#withdraw(parties, uuidv7());
  }

  async #look(client: Client, path: string): Promise<boolean> {
    return (await client.ask({ method: 'GET', path })) !== undefined;
  }

  /** Withdraws an order, and sends it nevertheless: unless it had been placed before, it must never be placed. */
  async #withdraw({ shop }: Parties, order: string): Promise<boolean> {
    const path = orderPaths.withdrawal(order);
    const answer = await shop.ask({ method: 'POST', path });
    // If it could not be withdrawn, nobody would expect the order to exist.
    if (!isDone(answer)) return false;
    const body = this.#all.request(1, `W-${order.slice(-12)}`);
    const fresh = { method: 'POST', path: orderPaths.orders, key: order, body };
    return (await shop.ask(this.#requests.get(order) ?? fresh)) !== undefined;
  }

  async #step(parties: Parties, side: 'lab' | 'shop', order: string): Promise<boolean> {
    const client = parties[side];
    const seen = await client.ask({ method: 'GET', path: orderPaths.order(order) });
    if (seen?.status !== 200) return seen !== undefined;
    const number = Math.floor(Math.random() * 1_000);
    const request = stepOn(seen.body as Order, side, { wares: this.#all, number });
    if (!request) return true;
    return (await this.#send(parties, side, request)) !== undefined;
  }

  /** Resends everything without an answer. Returns the number of orders among it. Throws if one isn't accepted now. */
  async resend(parties: Parties): Promise<number> {
    const { sent, acknowledged } = this.ledger;
    const open = [...sent.keys()].filter((key) => !acknowledged.has(key));
    for (const key of open) {
      await this.place(parties.shop, key);
      if (!acknowledged.has(key)) throw new Error(`${key} cannot be sent again`);
    }
    for (const [request, side] of this.#open) {
      const answer = await parties[side].ask(request);
      if (!answer || answer.status >= 500) throw new Error('a step cannot be sent again');
      this.#open.delete(request);
    }
    return open.length;
  }
}
