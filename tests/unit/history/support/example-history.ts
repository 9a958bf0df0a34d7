import type { History } from '../../../faults/history/operation.ts';
import type { Request } from '../../../faults/history/record/read-call.ts';
import { linesOf, ModelRun, type PersonName, requests } from './model-run.ts';

const order = (digit: number) => `01900000-0000-7000-8000-00000000a00${digit}`;
const promisedFor = '2030-01-10';

/**
 * A small run: some orders live, one was cancelled, one was placed by a call without an answer, one was remade, two
 * left in one parcel, some calls were refused.
 */
export function exampleHistory(): History {
  const run = new ModelRun();
  let now = 0;
  const take = (who: PersonName, request: Request, isHeard = true) => {
    now += 10;
    run.take({ who, request, asked: now, answered: isHeard ? now + 5 : null });
  };
  take('shop', requests.place(order(1), 'R-1', linesOf(0, 2)));
  take('shop', requests.place(order(2), 'R-2', linesOf(1, 1)), false);
  take('shop', requests.place(order(2), 'R-2', linesOf(1, 1)));
  take('shop2', requests.place(order(3), 'R-3', linesOf(0, 1)));
  take('shop2', requests.read(order(1)));
  take('lab', requests.act(order(1), 'accept-1', { event: 'accept', promisedFor }));
  take('lab', requests.act(order(1), 'accept-1', { event: 'accept', promisedFor }));
  take('lab', requests.act(order(1), 'again-1', { event: 'accept', promisedFor }));
  take('lab', requests.act(order(1), 'start-1', { event: 'start' }));
  take('lab', requests.act(order(3), 'accept-3', { event: 'accept', promisedFor }));
  take('shop2', requests.act(order(3), 'cancel-3', { event: 'cancel', reason: 'mistake' }));
  take('shop', requests.place(order(5), 'R-5', linesOf(1, 2)));
  take('lab', requests.act(order(5), 'accept-5', { event: 'accept', promisedFor }));
  for (const event of ['start', 'inspect', 'pass', 'ship'] as const) {
    take('lab', requests.act(order(5), `${event}-5`, { event }));
  }
  take('shop', requests.act(order(5), 'ask-5', { event: 'askRemake', reason: 'shopSlip' }));
  take('lab', requests.act(order(5), 'grant-5', { event: 'grantRemake', shopPays: 10_000 }));
  take('lab', requests.act(order(5), 'grant-5', { event: 'grantRemake', shopPays: 10_000 }));
  for (const digit of [6, 7]) {
    take('shop', requests.place(order(digit), `R-${digit}`, linesOf(1, 1)));
    take('lab', requests.act(order(digit), `accept-${digit}`, { event: 'accept', promisedFor }));
    for (const event of ['start', 'inspect', 'pass'] as const) {
      take('lab', requests.act(order(digit), `${event}-${digit}`, { event }));
    }
  }
  const note = order(8);
  take('lab', requests.pack(note, 'shop', [order(6)]));
  take('shop', requests.readNote(note));
  take('lab', requests.pack(note, 'shop', [order(6), order(7)], 'RR-2'));
  take('lab', requests.pack(order(9), 'shop', [order(6)]));
  take('lab', requests.shipNote(note));
  take('lab', requests.shipNote(note));
  take('lab', requests.dissolve(note));
  take('shop2', requests.readNote(note));
  take('shop', requests.receive(note, order(7)));
  take('shop', requests.read(order(6)));
  take('shop', requests.withdraw(order(4)));
  take('shop', requests.list());
  return run.history();
}
