import fc from 'fast-check';
import type { OrderEventRequest } from '../../../../src/api/orders/contract.ts';
import type { History } from '../../../faults/history/operation.ts';
import type { Request } from '../../../faults/history/record/read-call.ts';
import { linesOf, ModelRun, type PersonName, requests } from './model-run.ts';

const moves: readonly OrderEventRequest[] = [
  { event: 'accept', promisedFor: '2030-01-10' },
  { event: 'accept', promisedFor: '2030-01-10' },
  { event: 'start' },
  { event: 'inspect' },
  { event: 'ask', message: 'Which?' },
  { event: 'resume' },
  { event: 'reject', reason: 'unclear' },
  { event: 'cancel', reason: 'mistake' },
  { event: 'cancel', reason: 'noAnswer' },
  { event: 'write', message: 'Thank you.' },
  { event: 'deliver' },
  { event: 'askRemake', reason: 'labFault' },
  { event: 'grantRemake' },
  { event: 'grantRemake', shopPays: 10_000 },
  { event: 'refuseRemake', reason: 'asOrdered' },
];

/** What takes a new order to where the lab grants a remake of it. */
const untilRemade: readonly (OrderEventRequest & { by?: 'shop' })[] = [
  { event: 'accept', promisedFor: '2030-01-10' },
  { event: 'start' },
  { event: 'inspect' },
  { event: 'pass' },
  { event: 'ship' },
  { event: 'askRemake', reason: 'transport', by: 'shop' },
  { event: 'grantRemake', shopPays: 20_000 },
];

const common = {
  shop: fc.constantFrom<PersonName>('shop', 'shop', 'shop2'),
  slot: fc.nat({ max: 2 }),
  event: fc.nat({ max: 5 }),
  power: fc.nat({ max: 1 }),
  pieces: fc.integer({ min: 1, max: 4 }),
  move: fc.nat({ max: moves.length - 1 }),
  seesLast: fc.boolean(),
  /** Means the last remake of the order instead, if there is one. */
  isOfRemake: fc.boolean(),
  /** Whether a note is about the next order too. */
  isOfBoth: fc.boolean(),
};

/** What a step does; what is there more than once is drawn more often. */
const kinds = [
  ...(['place', 'place', 'act', 'act', 'act', 'act', 'remake', 'makeReady', 'parcel'] as const),
  ...(['pack', 'pack', 'dissolve', 'shipNote', 'receive', 'receive', 'parcel'] as const),
  ...(['readNote', 'correct', 'withdraw', 'read', 'readOthers', 'list'] as const),
];

const step = fc.record({
  ...common,
  does: fc.constantFrom(...kinds),
  isLab: fc.boolean(),
  /** `late`: it is done only after the steps that follow. */
  fate: fc.constantFrom('heard', 'heard', 'heard', 'answerLost', 'lost', 'late'),
  /** How long before it is done the call left, and how long after it the answer came. */
  before: fc.nat({ max: 40 }),
  after: fc.nat({ max: 40 }),
});
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const idOf = ({ shop, slot }: Pick<Step, 'shop' | 'slot'>) =>
  `01900000-0000-7000-8000-00000000${shop === 'shop' ? 'a' : 'b'}00${slot}`;

const eventOf = (step: Step, order: string) => `${order}-event-${step.event}`;

const other = ({ shop }: Step): PersonName => (shop === 'shop' ? 'shop2' : 'shop');

const noteSteps = ['pack', 'dissolve', 'shipNote', 'receive', 'readNote'] as const;
type NoteStep = (typeof noteSteps)[number];
const isNoteStep = (does: string): does is NoteStep => noteSteps.some((each) => each === does);

/** A request about one of the two notes of a shop, each of one or two orders. */
function noteRequestOf(drawn: Step, does: NoteStep): { who: PersonName; request: Request } {
  const { shop, slot, isLab, isOfBoth, seesLast } = drawn;
  const note = `01900000-0000-7000-8000-00000000${shop === 'shop' ? 'd' : 'e'}00${slot % 2}`;
  const orders = [idOf(drawn), ...(isOfBoth ? [idOf({ shop, slot: (slot + 1) % 3 })] : [])];
  const reader = seesLast ? shop : other(drawn);
  const missing = isOfBoth ? [idOf(drawn)] : [];
  const sent = {
    pack: ['lab', requests.pack(note, shop, orders, `RR-${drawn.pieces}`)],
    dissolve: ['lab', requests.dissolve(note)],
    shipNote: ['lab', requests.shipNote(note)],
    receive: [reader, requests.receive(note, ...missing)],
    readNote: [isLab ? 'lab' : reader, requests.readNote(note)],
  } as const;
  const [who, request] = sent[does];
  return { who, request };
}

type Last = (order: string) => string | undefined;

function requestOf(drawn: Step, order: string, last: Last): { who: PersonName; request: Request } {
  const { shop, isLab, does } = drawn;
  const lines = linesOf(drawn.power, drawn.pieces);
  const after = drawn.seesLast ? last(order) : undefined;
  const side = isLab ? 'lab' : shop;
  if (isNoteStep(does)) return noteRequestOf(drawn, does);
  if (does === 'place')
    return { who: shop, request: requests.place(order, `R-${drawn.slot}`, lines) };
  if (does === 'act') {
    const move = { ...moves[drawn.move], ...(after && { after }) } as OrderEventRequest;
    return { who: side, request: requests.act(order, eventOf(drawn, order), move) };
  }
  if (does === 'correct') {
    const reference = `R-${drawn.slot} again`;
    const request = requests.correct(
      order,
      eventOf(drawn, order),
      after ?? 'none',
      reference,
      lines,
    );
    return { who: shop, request };
  }
  if (does === 'withdraw') return { who: shop, request: requests.withdraw(order) };
  if (does === 'list') return { who: side, request: requests.list() };
  return { who: does === 'read' ? side : other(drawn), request: requests.read(order) };
}

/** The order a step is about. It is placed under an id of its own, so nobody places a remake. */
function meantBy(onModel: ModelRun, drawn: Step): string {
  const order = idOf(drawn);
  if (!drawn.isOfRemake || drawn.does === 'place' || drawn.does === 'withdraw') return order;
  const { orders } = onModel.history().truth;
  return orders.findLast(({ remakeOf }) => remakeOf === order)?.order ?? order;
}

/** How many of the steps to a remake a drawn step takes. */
const stepsOf = ({ does, seesLast }: Step): number =>
  does === 'remake' ? (seesLast ? 7 : 6) : does === 'parcel' || does === 'makeReady' ? 4 : 0;

const isMaking = (drawn: Step): boolean => stepsOf(drawn) > 0;

/**
 * Places an order and makes it, and may send it off in a parcel, or take it to where the shop asks for a remake and the
 * lab grants one.
 */
function make(onModel: ModelRun, drawn: Step, now: number): void {
  const [order, lines] = [idOf(drawn), linesOf(drawn.power, drawn.pieces)];
  let asked = now + 0.2;
  const take = (who: PersonName, request: Request) => {
    asked += 0.01;
    onModel.take({ who, request, asked, answered: asked + 0.005 });
  };
  take(drawn.shop, requests.place(order, `R-${drawn.slot}`, lines));
  for (const { by, ...move } of untilRemade.slice(0, stepsOf(drawn))) {
    const request = requests.act(order, `${order}-${move.event}-${now}`, move);
    take(by === 'shop' ? drawn.shop : 'lab', request);
  }
  if (drawn.does !== 'parcel') return;
  for (const does of ['pack', 'shipNote', 'receive'] as const) {
    const { who, request } = noteRequestOf({ ...drawn, seesLast: true }, does);
    take(who, request);
  }
}

/** Steps that a server does one after the other; their calls overlap, and some answers never come. */
function run(steps: readonly Step[]): History {
  const onModel = new ModelRun();
  const late: (() => void)[] = [];
  const last: Last = (order) =>
    onModel
      .history()
      .truth.orders.find((each) => each.order === order)
      ?.events.at(-1)?.id;
  for (const [place, drawn] of steps.entries()) {
    const now = (place + 1) * 10;
    // The share makes all instants differ.
    const asked = now - drawn.before + place / 1000;
    if (isMaking(drawn)) {
      make(onModel, drawn, now);
      continue;
    }
    const sent = { ...requestOf(drawn, meantBy(onModel, drawn), last), asked };
    const isHeard = drawn.fate === 'heard';
    const answered = isHeard ? now + drawn.after + 0.5 + place / 1000 : null;
    if (drawn.fate === 'lost') onModel.lose(sent);
    else if (drawn.fate === 'late') late.push(() => onModel.take({ ...sent, answered: null }));
    else onModel.take({ ...sent, answered });
    if (place % 5 === 4) late.shift()?.();
  }
  for (const each of late) each();
  return onModel.history();
}

/** A history of a faultless server, of overlapping calls and answers that never came. */
export const drawnHistory: fc.Arbitrary<History> = fc
  .array(step, { minLength: 15, maxLength: 60 })
  .map(run);
