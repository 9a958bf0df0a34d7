import { actingHeader, idempotencyHeader } from '../../src/api/headers.ts';
import { orderPaths } from '../../src/api/orders/paths.ts';
import type { LoginRequest } from '../../src/api/session/contract.ts';
import { sessionPaths } from '../../src/api/session/paths.ts';
import { orderNumber } from '../../src/domain/order/order-number.ts';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';

/** Fate of the next request: delivered, lost, response lost, response never arriving, or delivered much later. */
export type Line = 'up' | 'down' | 'dropsAnswers' | 'stalls' | 'delays';

type Placed = { by: string; body: string };

/** Rejects when the caller aborts. */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** The order API as the outbox sees it: one session cookie, orders placed once by key, a failing network. */
export class FakeLab {
  line: Line = 'up';
  session: SignedIn | null = null;
  /** Whether the browser sends the session cookie back. */
  keepsCookies = true;
  readonly orders = new Map<string, Placed>();
  readonly withdrawn = new Set<string>();
  /** Every request received: `POST /api/orders`. */
  readonly asked: string[] = [];
  /** Handlers of POST and PUT requests by path, given the request's key and body. */
  readonly acts = new Map<string, (key: string, body: unknown) => Response>();
  /** Paths of the photos it has received. */
  readonly photos = new Set<string>();
  /** Bytes received so far of each photo sent in parts, by path. */
  readonly photoBytes = new Map<string, number>();
  /** Status and error code of the response to every photo from now on. */
  refusesPhotos: [status: number, code: string] | undefined;
  /** Responses to GET requests, by path. */
  readonly offers = new Map<string, unknown>();
  /** Status and error code of the response to every order, or every withdrawal, from now on. */
  refusesOrders: [status: number, code: string, issues?: readonly Issue[]] | undefined;
  refusesWithdrawals: [number, string] | undefined;
  /** Status and error code for GET requests without a response in `offers`. */
  refusesReading: [number, string] = [404, 'notFound'];
  /** Accounts by their passwords. */
  readonly passwords = new Map<string, SignedIn>();
  /** Runs once, after the next request has arrived and before it is answered. */
  beforeAnswer: (() => Promise<unknown>) | undefined;
  readonly #delayed: (() => Response)[] = [];

  readonly fetch = async (path: string, { method, headers, body, signal }: RequestInit) => {
    if (this.line === 'down') throw new TypeError('no line');
    const arrive = () => {
      this.asked.push(`${method} ${path}`);
      return this.answer(`${method} ${path}`, new Headers(headers), body as string | null);
    };
    if (this.line === 'delays') {
      this.#delayed.push(arrive);
      throw new TypeError('no answer in time');
    }
    const answer = arrive();
    const { beforeAnswer } = this;
    this.beforeAnswer = undefined;
    await beforeAnswer?.();
    if (this.line === 'stalls') return givenUp(signal);
    if (this.line === 'dropsAnswers') throw new TypeError('the answer is lost');
    return answer;
  };

  /** Delivers the delayed requests. Returns their statuses. */
  arriveDelayed(): number[] {
    return this.#delayed.splice(0).map((arrive) => arrive().status);
  }

  private answer(route: string, headers: Headers, body: string | null): Response {
    // The fake keeps no earlier revisions, so it answers with whole lists.
    if (route.startsWith('GET ')) return this.read(route.slice(4).replace(/[?&]since=.*/, ''));
    if (route === `POST ${sessionPaths.login}`) return this.logIn(JSON.parse(body ?? ''));
    if (!this.session) return refused(401, 'unauthenticated');
    if (route === `POST ${sessionPaths.logout}`) return this.logOut();
    const { account, user } = this.session;
    const named = headers.get(actingHeader);
    if (named && named !== `${account.id}/${user.id}`) return refused(409, 'otherSession');
    const key = headers.get(idempotencyHeader) ?? route.split('/').at(-2) ?? '';
    const act = this.acts.get(route.replace(/^(POST|PUT) /, ''));
    if (act) return act(key, JSON.parse(body ?? 'null'));
    if (route.startsWith('PUT ')) return this.keepPhoto(route.slice(4), headers, body);
    return this.place(route, key, body);
  }

  private place(route: string, key: string, body: string | null): Response {
    const by = this.session?.account.id ?? '';
    const known = this.orders.get(key);
    const isOwn = known?.by === by;
    if (route === `POST ${orderPaths.withdrawal(key)}`) return this.withdraw(key, isOwn);
    if (this.refusesOrders) return refused(...this.refusesOrders);
    if (this.withdrawn.has(key)) return refused(410, 'withdrawn');
    if (isOwn && known.body !== body) return refused(422, 'keyReused');
    this.orders.set(key, { by, body: body ?? '' });
    return Response.json({ id: key }, { status: isOwn ? 200 : 201 });
  }

  private keepPhoto(path: string, headers: Headers, body: unknown): Response {
    if (this.refusesPhotos) return refused(...this.refusesPhotos);
    const [, start, total] = /(\d+)-\d+\/(\d+)/.exec(headers.get('Content-Range') ?? '') ?? [];
    const isAsked = headers.get('Content-Range')?.includes('*');
    if ((total !== undefined || isAsked) && !this.photos.has(path)) {
      let received = this.photoBytes.get(path) ?? 0;
      if (Number(start) === received) received += (body as ArrayBuffer).byteLength;
      this.photoBytes.set(path, received);
      if (isAsked || received < Number(total)) return Response.json({ received }, { status: 202 });
    }
    const isNew = !this.photos.has(path);
    this.photos.add(path);
    return Response.json({ id: path.split('/').at(-1) }, { status: isNew ? 201 : 200 });
  }

  private read(path: string): Response {
    if (path === sessionPaths.session) return Response.json({ signedIn: this.session });
    const offered = this.offers.get(path);
    if (offered) return Response.json(offered);
    return this.session ? refused(...this.refusesReading) : refused(401, 'unauthenticated');
  }

  private logIn({ username, password }: LoginRequest): Response {
    const person = this.passwords.get(password);
    if (person?.user.username !== username) return refused(401, 'badCredentials');
    if (this.keepsCookies) this.session = person;
    return Response.json({ signedIn: person });
  }

  private logOut(): Response {
    this.session = null;
    return Response.json({ signedIn: null });
  }

  private withdraw(key: string, isPlaced: boolean): Response {
    if (this.refusesWithdrawals) return refused(...this.refusesWithdrawals);
    if (isPlaced) return Response.json({ outcome: 'placed', number: orderNumber(key) });
    this.withdrawn.add(key);
    return Response.json({ outcome: 'withdrawn' });
  }
}

export const refused = (status: number, code: string, issues: readonly Issue[] = []) =>
  Response.json({ code, issues }, { status });
