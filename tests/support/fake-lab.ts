import { actingHeader, idempotencyHeader, paths } from '../../src/api/paths.ts';
import type { SignedIn } from '../../src/domain/account.ts';

/** What the line does with the next request: carries it, loses it, or loses its answer. */
export type Line = 'up' | 'down' | 'dropsAnswers';

type Placed = { by: string; body: string };

/** The order API as the outbox meets it: one session cookie, orders placed once by key, a line that fails. */
export class FakeLab {
  line: Line = 'up';
  session: SignedIn | null = null;
  readonly orders = new Map<string, Placed>();
  /** Every request that reached it: `POST /api/orders`. */
  readonly asked: string[] = [];

  readonly fetch = async (path: string, { method, headers, body }: RequestInit) => {
    if (this.line === 'down') throw new TypeError('no line');
    this.asked.push(`${method} ${path}`);
    const answer = this.answer(`${method} ${path}`, new Headers(headers), body as string | null);
    if (this.line === 'dropsAnswers') throw new TypeError('the answer is lost');
    return answer;
  };

  private answer(route: string, headers: Headers, body: string | null): Response {
    if (route === `GET ${paths.session}`) return Response.json({ signedIn: this.session });
    if (!this.session) return refused(401, 'unauthenticated');
    const { account, user } = this.session;
    const named = headers.get(actingHeader);
    if (named && named !== `${account.id}/${user.id}`) return refused(409, 'otherSession');
    const key = headers.get(idempotencyHeader) ?? route.split('/').at(-1) ?? '';
    const known = this.orders.get(key);
    const isOwn = known?.by === account.id;
    if (route.startsWith('GET'))
      return isOwn ? Response.json({ id: key }) : refused(404, 'notFound');
    if (isOwn && known.body !== body) return refused(422, 'keyReused');
    this.orders.set(key, { by: account.id, body: body ?? '' });
    return Response.json({ id: key }, { status: isOwn ? 200 : 201 });
  }
}

const refused = (status: number, code: string) => Response.json({ code, issues: [] }, { status });
