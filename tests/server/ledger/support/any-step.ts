import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { newToken } from '../../../../server/auth/session-token.ts';
import { createSession } from '../../../../server/db/accounts/sessions.ts';
import type { Database } from '../../../../server/db/pool/database.ts';
import { demoAccounts } from '../../../../server/sample/accounts.ts';
import { idempotencyHeader } from '../../../../src/api/headers.ts';
import type { ChequesAnswer, LedgerAnswer } from '../../../../src/api/ledger/contract.ts';
import { ledgerPaths } from '../../../../src/api/ledger/paths.ts';
import { paymentPaths } from '../../../../src/api/ledger/payment-paths.ts';
import type { OrdersAnswer } from '../../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { stepsFrom } from '../../../../src/domain/ledger/cheque-steps.ts';
import { lastStep } from '../../../../src/domain/lifecycle/history.ts';
import { type OrderStatus, transitionsNow } from '../../../../src/domain/lifecycle/order-status.ts';
import { statusOf } from '../../../../src/domain/lifecycle/status-of.ts';
import type { Transition } from '../../../../src/domain/lifecycle/transition.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { labDay } from '../../../../src/domain/vocabulary/lab-day.ts';
import { correctionOf, orderRequest, unpricedRequest } from '../../support/order-request.ts';
import type { RealServer } from '../../support/real-server.ts';
import { stockRequest } from '../../support/stock-request.ts';

/** One step of a shop or of the lab. */
export interface Step {
  does: 'place' | 'move' | 'pay' | 'cheque' | 'step' | 'adjust' | 'reverse';
  which: number;
  what: number;
  amount: number;
  isDoubled: boolean;
}

/** A shop's books at two servers. */
export interface Books {
  account: string;
  shop: string;
  lab: string;
  servers: readonly RealServer[];
  orders: string[];
  read<Answer>(path: string): Promise<Answer>;
}

/** Opens the books of a new shop. */
export async function openBooks(of: {
  servers: readonly RealServer[];
  database: Database;
  cookie: string;
  creditLimit: number | null;
}): Promise<Books> {
  const { servers, database, cookie: shop, creditLimit } = of;
  const { accountId = '', userId = '' } =
    demoAccounts.find(({ username }) => username === 'lab') ?? {};
  const { cookie, key } = newToken(accountId);
  await createSession(database, key, userId);
  const account = shop.slice('adasi='.length).split('.')[0] ?? '';
  const [server] = servers;
  const read = async (path: string) => {
    return (await fetch(server?.origin + path, { headers: { Cookie: shop } })).json();
  };
  const books = { account, shop, lab: `adasi=${cookie}`, servers, orders: [], read };
  const body = { account, creditLimit };
  await send(books, { by: books.lab, method: 'PUT', path: ledgerPaths.creditLimit, body });
  return books;
}

type Sent = { by: string; path: string; body: unknown; method?: string; isDoubled?: boolean };

/**
 * Sends a request to one server, or the same to both concurrently; regardless of the winner, both
 * responses are the server's word.
 */
async function send({ servers }: Books, sent: Sent): Promise<void> {
  const { by, path, body, method = 'POST', isDoubled = false } = sent;
  const key = uuidv7();
  const some = Math.random() < 0.5 ? servers : servers.toReversed();
  const answers = await Promise.all(
    some.slice(0, isDoubled ? 2 : 1).map(({ origin }) =>
      fetch(origin + path, {
        method,
        headers: {
          Origin: origin,
          Cookie: by,
          'Content-Type': 'application/json',
          [idempotencyHeader]: key,
        },
        body: JSON.stringify(body),
      }),
    ),
  );
  for (const { status } of answers) expect([200, 201, 409, 422]).toContain(status);
}

/** Takes a step. An impossible one is skipped or refused. */
export async function take(books: Books, step: Step): Promise<void> {
  if (step.does === 'place') return place(books, step);
  if (step.does === 'move') return move(books, step);
  const { account, lab } = books;
  const enter = (entry: object) =>
    send(books, {
      by: lab,
      path: ledgerPaths.entries,
      body: { account, reference: 'R', ...entry },
      isDoubled: step.isDoubled,
    });
  const { amount, what, which } = step;
  if (step.does === 'pay') return enter({ kind: 'payment', amount });
  if (step.does === 'cheque') return enter(chequeOf(books, step));
  if (step.does === 'step') return moveCheque(books, step);
  if (step.does === 'adjust') {
    return enter({ kind: 'adjustment', amount: what % 2 === 0 ? amount : -amount });
  }
  const { entries } = await books.read<LedgerAnswer>(`${ledgerPaths.statement}?limit=500`);
  const entry = entries[which % (entries.length || 1)];
  if (entry) await enter({ kind: 'reversal', entry: entry.id });
}

/** Few Sayad ids per account, so that one recurs while its cheque is live and after it bounced. */
const sayadOf = ({ account }: Books, what: number) => {
  const own = BigInt(`0x${account.replaceAll('-', '').slice(-12)}`);
  return `${what % 6}${String(own).padStart(15, '0')}`;
};

const chequeOf = (books: Books, { amount, what }: Step) => ({
  kind: 'payment',
  amount,
  reference: '',
  means: {
    by: 'cheque',
    sayad: sayadOf(books, what),
    bank: 'B',
    due: labDay(Date.now()),
  },
});

async function moveCheque(books: Books, { which, what, isDoubled }: Step): Promise<void> {
  const path = `${paymentPaths.cheques}?state=received,deposited,bounced`;
  const { cheques } = await books.read<ChequesAnswer>(path);
  const cheque = cheques[which % (cheques.length || 1)];
  const step = cheque && stepsFrom(cheque.state).at(what % 2);
  if (!cheque || !step) return;
  const { account, lab: by } = books;
  const body = { account, cheque: cheque.id, step };
  await send(books, { by, path: paymentPaths.chequeSteps, body, isDoubled });
}

async function place(books: Books, { what, isDoubled }: Step): Promise<void> {
  const requests = [orderRequest(), orderRequest(), stockRequest([-200, 0, 1]), unpricedRequest()];
  await send(books, {
    by: books.shop,
    path: orderPaths.orders,
    body: requests[what % requests.length],
    isDoubled,
  });
}

/** The path to a remake, which random events would rarely find. */
const onward = ['accept', 'quote', 'agree', 'start', 'inspect', 'pass', 'ship', 'askRemake'];

async function move(books: Books, { which, what, amount, isDoubled }: Step): Promise<void> {
  const { orders } = await books.read<OrdersAnswer>(`${orderPaths.orders}?limit=100`);
  // A few orders that several lanes move concurrently get further than many.
  const moved = [...orders.slice(-3), ...orders.slice(0, 2)];
  const id = moved.at(which % (moved.length || 1))?.id;
  if (!id) return place(books, { does: 'place', which, what, amount, isDoubled });
  const order = await books.read<Order>(orderPaths.order(id));
  const step = lastStep(order.price.total, order.events, new Date());
  const status = { ...statusOf(order), step };
  const now = (['lab', 'shop'] as const)
    .flatMap((side) => transitionsNow(status, side))
    .filter(({ event }) => event !== 'write');
  const next = now.find(({ event }) => onward.includes(event) || event === 'grantRemake');
  const goesBack = what > 26 ? now.find(({ event }) => event === 'revert') : undefined;
  const transition = goesBack ?? (what < 22 && next ? next : now[what % (now.length || 1)]);
  if (!transition) return;
  if (transition.event === 'correct') {
    const path = orderPaths.corrections(id);
    return send(books, { by: books.shop, path, body: correctionOf(order, what), isDoubled });
  }
  const by = transition.by === 'lab' ? books.lab : books.shop;
  const body = eventOf(transition, { amount, what, step });
  await send(books, { by, path: orderPaths.events(id, accountFor(books, by)), body, isDoubled });
}

const accountFor = ({ lab, account }: Books, by: string) => (by === lab ? account : undefined);

function eventOf(
  { event, must, reasons }: Transition,
  { amount, what, step }: Pick<Step, 'amount' | 'what'> & Pick<OrderStatus, 'step'>,
) {
  return {
    event,
    ...(must.includes('price') && { price: amount }),
    ...(must.includes('promisedFor') && { promisedFor: '2030-01-02' }),
    ...(must.includes('reason') && { reason: reasons?.[what % Math.min(3, reasons.length)] }),
    ...(must.includes('message') && { message: 'Text' }),
    ...(must.includes('broken') && { broken: [{ part: what % 2 === 0 ? 'right' : 0, pieces: 1 }] }),
    ...(must.includes('reverts') && { reverts: step?.id }),
    ...(event === 'askRemake' && what % 3 === 0 && { remaking: { eyes: 'right' } }),
    ...(event === 'grantRemake' && what % 3 > 0 && { shopPays: amount % 40_000_000 }),
  };
}
