import { setTimeout as wait } from 'node:timers/promises';
import type { OrderChange } from '../../../src/domain/order/order-change.ts';

/** A client of the stream of changes that reconnects after every cut until it is closed. */
export class LiveClient {
  readonly account: string;
  readonly changes: OrderChange[] = [];
  gaps = 0;
  isOpen = false;
  #after = '';
  readonly #origin: string;
  readonly #cookie: string;
  readonly #closing = new AbortController();

  constructor(origin: string, account: string, cookie: string) {
    [this.#origin, this.account, this.#cookie] = [origin, account, cookie];
    void this.#follow();
  }

  close(): void {
    this.#closing.abort();
  }

  async #follow(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#listen().catch(() => undefined);
      this.isOpen = false;
      await wait(200 + Math.random() * 400);
    }
  }

  async #listen(): Promise<void> {
    const headers = {
      Cookie: this.#cookie,
      ...(this.#after && { 'Last-Event-ID': this.#after }),
    };
    const { signal } = this.#closing;
    const answer = await fetch(`${this.#origin}/api/changes/stream`, { headers, signal });
    if (!answer.ok || !answer.body) return;
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of answer.body) {
      const blocks = (text + decoder.decode(part, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const id = /^id: (.+)$/m.exec(block)?.[1];
    const data = /^data: (.+)$/m.exec(block)?.[1];
    if (/^event: gap$/m.test(block)) this.gaps += 1;
    else if (data) this.changes.push(JSON.parse(data));
    if (!id) return;
    this.#after = id;
    this.isOpen = true;
  }
}
