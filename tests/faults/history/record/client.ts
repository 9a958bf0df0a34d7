import type { OrdersAnswer } from '../../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../../src/api/session/paths.ts';
import type { SignedIn } from '../../../../src/domain/vocabulary/account.ts';
import type { Caller, Seen } from '../operation.ts';
import { type Response, readAnswer, rowOf } from './read-answer.ts';
import { type Request, readCall } from './read-call.ts';
import type { Recorder } from './recorder.ts';

/** How long a client waits for an answer, ms. The call may still take effect later. */
const patience = 20_000;

/** Sends a session's requests to the servers in turn. A lost connection counts as no answer. */
function sender(origins: readonly string[], cookie: string) {
  let turn = 0;
  return async ({ method, path, key, body }: Request): Promise<Response> => {
    const origin = origins[turn % origins.length] ?? '';
    turn += 1;
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          Origin: origin,
          Cookie: cookie,
          ...(key && { 'Idempotency-Key': key }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return undefined;
    }
  };
}

/** A client whose calls are recorded. */
export class Client {
  readonly caller: Caller;
  readonly #recorder: Recorder;
  readonly #send: (request: Request) => Promise<Response>;

  private constructor(recorder: Recorder, caller: Caller, send: Client['ask']) {
    this.#recorder = recorder;
    this.caller = caller;
    this.#send = send;
  }

  /** A client with a session at servers that share one database. */
  static async of(recorder: Recorder, origins: readonly string[], cookie: string): Promise<Client> {
    const send = sender(origins, cookie);
    const answer = await send({ method: 'GET', path: sessionPaths.session });
    const { signedIn } = (answer?.body ?? {}) as { signedIn?: SignedIn };
    if (!signedIn) throw new Error('the session is over');
    const { user, account } = signedIn;
    const isLab = user.role === 'SuperAdmin';
    const caller = { name: user.username, account: account.id, isLab };
    return new Client(recorder, caller, send);
  }

  /** Sends a request. Resolves to undefined if no answer came. */
  async ask(request: Request): Promise<Response> {
    const call = readCall(request);
    if (!call) return this.#send(request);
    const end = this.#recorder.begin(this.caller, call);
    const response = await this.#send(request);
    end(readAnswer(call, request, response));
    return response;
  }

  /** The ids of all orders the caller may see, including duplicates, recorded as one list. */
  async list(): Promise<string[]> {
    const end = this.#recorder.begin(this.caller, { does: 'list' });
    const orders: Seen[] = [];
    let after = '';
    do {
      const path = `${orderPaths.orders}?limit=100${after}`;
      const answer = await this.#send({ method: 'GET', path });
      if (answer?.status !== 200) throw new Error(`the list answered ${answer?.status}`);
      const page = answer.body as OrdersAnswer;
      orders.push(...page.orders.map(rowOf));
      after = page.next ? `&after=${encodeURIComponent(page.next)}` : '';
    } while (after);
    end({ is: 'listed', orders, isWhole: true });
    return orders.map(({ order }) => order);
  }
}
