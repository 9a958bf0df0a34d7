import { actingHeader, idempotencyHeader } from '../../../src/api/headers.ts';
import type { Tab } from '../browser/tab.ts';
import type { World } from '../world.ts';
import type { Fate } from './fate.ts';

const html = '<!doctype html><title>Bad gateway</title>';
const busy = '{"code":"unavailable","issues":[]}';

type Settle = { resolve: (response: unknown) => void; reject: (why: Error) => void };

/** A tab's request, from sending it to the end of its response. */
export class Exchange {
  readonly tab: Tab;
  readonly #world: World;
  readonly #fate: Fate;
  readonly #label: string;
  readonly #settle: Settle;
  readonly #onEnd: (exchange: Exchange) => void;
  #isOver = false;
  /** Makes reading the body fail. */
  #cut: () => void = () => {};

  constructor(
    world: World,
    { tab, label, fate }: { tab: Tab; label: string; fate: Fate },
    settle: Settle,
    onEnd: (exchange: Exchange) => void,
  ) {
    this.tab = tab;
    this.#world = world;
    this.#fate = fate;
    this.#label = label;
    this.#settle = settle;
    this.#onEnd = onEnd;
  }

  /** Sends the request. From here on its fate decides what happens. */
  send(path: string, init: RequestInit): void {
    const { arrives, again, answer, returns } = this.#fate;
    const { cookie, isOnline } = this.tab.device;
    if (!isOnline) return void this.tab.later(5, 'no line', () => this.fail('no line'));
    if (arrives === null) {
      if (answer === 'error') this.tab.later(returns, 'lost', () => this.fail('lost'));
      return;
    }
    this.#at(arrives, '', () => this.#answer(...this.#arrive(path, init, cookie)));
    if (again !== null) this.#at(again, 'again ', () => void this.#arrive(path, init, cookie));
  }

  /** Ends the request without a response. */
  fail(why: string): void {
    if (this.#isOver) return;
    this.#end();
    this.#cut();
    if (this.tab.isAlive) this.#settle.reject(new TypeError(why));
  }

  #at(delay: number, how: string, run: () => void): void {
    this.#world.loop.after(delay, `${this.tab.id} ${how}${this.#label}`, run);
  }

  #end(): void {
    this.#isOver = true;
    this.#onEnd(this);
  }

  /** Delivers the request to the server. */
  #arrive(path: string, init: RequestInit, cookie: string): [status: number, body: string] {
    if (this.#fate.answer === 'busy') return [503, busy];
    const headers = new Headers(init.headers);
    const asked = {
      method: init.method ?? 'GET',
      path,
      key: headers.get(idempotencyHeader) ?? '',
      actingAs: headers.get(actingHeader) ?? '',
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    const { status, body } = this.#world.server.receive(asked, this.tab.device, cookie);
    return [status, JSON.stringify(body)];
  }

  /** Sends the response back, unless it is fated to be lost. */
  #answer(status: number, body: string): void {
    const { answer, returns } = this.#fate;
    if (answer === 'silence') return;
    this.#at(returns, 'answer to ', () => {
      if (this.#isOver || !this.tab.isAlive) return;
      if (answer === 'error') this.fail('the answer is lost');
      else if (answer === 'html') this.#respond(502, html);
      else this.#respond(status, body);
    });
  }

  /** Delivers the response's head. Its body arrives in two parts, of which the second may be missing. */
  #respond(status: number, body: string): void {
    const isCut = this.#fate.answer === 'cut';
    const bytes = new TextEncoder().encode(body);
    const half = Math.ceil(bytes.length / 2);
    const parts = isCut ? [bytes.slice(0, half)] : [bytes.slice(0, half), bytes.slice(half)];
    const headers = new Headers({
      'Content-Type': body === html ? 'text/html' : 'application/json',
      Date: new Date(this.#world.loop.now).toUTCString(),
    });
    const read = () => this.#read(parts, isCut);
    this.#settle.resolve({
      status,
      ok: status < 400,
      headers,
      body: { getReader: () => ({ read }) },
    });
  }

  #read(parts: Uint8Array[], isCut: boolean): Promise<{ value?: Uint8Array }> {
    return new Promise((resolve, reject) => {
      this.#cut = () => reject(new TypeError('cut'));
      this.tab.later(3, 'part of an answer', () => {
        const value = parts.shift();
        if (value) return resolve({ value });
        if (isCut) return this.fail('cut');
        this.#end();
        resolve({});
      });
    });
  }
}
