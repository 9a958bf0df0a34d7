/**
 * The order API as the panel's stores see it: an in-memory model of the server. `lab-model.test.ts` compares the two.
 */
import type {
  CorrectionRequest,
  OrderEventRequest,
  PlaceOrderRequest,
} from '../../../src/api/orders/contract.ts';
import type { StockOrder } from '../../../src/domain/stock/stock.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { act } from './act.ts';
import { answer, type LabResponse, orderOf, refuse } from './answers.ts';
import { allOrders, type Books, type KeptOrder } from './books.ts';
import { correct } from './correct.ts';
import { askAboutDelivery } from './deliveries.ts';
import { list } from './list.ts';
import { place } from './place.ts';
import { withdraw, withdrawCorrection } from './withdraw.ts';

/** A request as the server receives it. */
export interface LabRequest {
  method: string;
  path: string;
  /** The `Idempotency-Key`. */
  key: string;
  /** The `Acting-As` header; empty if there is none. */
  actingAs: string;
  body: unknown;
  /** The person whose session cookie was sent. */
  who: SignedIn | null;
}

const sideOf = ({ user }: SignedIn) => (user.role === 'SuperAdmin' ? 'lab' : 'shop');

/** The orders with this id that the person may see, oldest first. Different accounts may use the same id. */
function find(books: Books, who: SignedIn, id: string, query: URLSearchParams): KeptOrder[] {
  const account = sideOf(who) === 'lab' ? query.get('account') : who.account.id;
  return allOrders(books).filter(
    (order) => order.id === id && (account === null || order.account.id === account),
  );
}

function read(books: Books, who: SignedIn, parts: string[], query: URLSearchParams): LabResponse {
  const [id] = parts;
  if (id === undefined) return list(books, sideOf(who) === 'lab' ? null : who.account.id, query);
  const [order] = find(books, who, id, query);
  return order ? answer(orderOf(books, order)) : refuse('notFound');
}

function change(books: Books, who: SignedIn, parts: string[], asked: LabRequest): LabResponse {
  const { key, body, path } = asked;
  const [id, what, event, then] = parts;
  if (id === undefined) {
    return place(books, who, key, body as PlaceOrderRequest & { content: StockOrder });
  }
  if (what === 'withdrawal') return withdraw(books, who, id);
  if (what === 'corrections' && then === 'withdrawal' && event) {
    return withdrawCorrection(books, who, id, event);
  }
  if (what === 'corrections') {
    const request = body as CorrectionRequest & { content: StockOrder };
    return correct(books, who, { id, event: key }, request);
  }
  const query = new URL(path, 'http://lab').searchParams;
  const [order, another] = what === 'events' ? find(books, who, id, query) : [];
  if (!order) return refuse('notFound');
  if (another) return refuse('invalid', [{ path: 'account', code: 'required' }]);
  const by = { by: who, side: sideOf(who) } as const;
  return act(books, by, { order, event: key }, body as OrderEventRequest);
}

/** Answers a request. */
function ask(books: Books, asked: LabRequest): LabResponse {
  const { method, path, actingAs, who } = asked;
  const { pathname, searchParams } = new URL(path, 'http://lab');
  if (pathname === '/api/session') return answer({ signedIn: who });
  if (pathname === '/api/logout') return answer({ signedIn: null });
  if (!who) return refuse('unauthenticated');
  if (actingAs !== '' && actingAs !== `${who.account.id}/${who.user.id}`) {
    return refuse('otherSession');
  }
  const [, api, orders, ...parts] = pathname.split('/');
  if (api === 'api' && orders === 'deliveries') {
    const [id = '', what] = parts;
    const asking = { by: who, isLab: sideOf(who) === 'lab', id };
    return askAboutDelivery(books, asking, { method, what, body: asked.body });
  }
  if (api !== 'api' || orders !== 'orders') return refuse('notFound');
  if (method === 'GET') return read(books, who, parts, searchParams);
  return change(books, who, parts, asked);
}

export const lab = { ask };
export type Lab = typeof lab;
