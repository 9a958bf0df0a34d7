import type { OrderEvent } from '../../../src/domain/lifecycle/order-event.ts';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import type { Preorder } from '../../../src/domain/order/preorder.ts';
import type { StockDraft } from '../../../src/domain/stock/draft.ts';
import type { Tab } from '../browser/tab.ts';
import type { Report } from '../promises/broken.ts';
import type { Diary, WantedOrder } from '../promises/diary.ts';
import { placedFor } from '../promises/watch-lab.ts';
import { draftOf, ownerOf, referenceOf, requestOf, totalOf } from './compose.ts';
import { labMoves } from './lab-moves.ts';
import { people } from './people.ts';
import { type Act, newest } from './step.ts';

/** What performing an act needs in addition to the tab. */
export interface Scene {
  diary: Diary;
  report: Report;
}

type Perform<Does extends Act['does']> = (
  tab: Tab,
  act: Extract<Act, { does: Does }>,
  scene: Scene,
) => unknown;

const nth = <Item>(items: readonly Item[], which: number): Item | undefined =>
  which === newest ? items.at(newest) : items[which % Math.max(1, items.length)];

/** Records an order before it is known whether the device stored it. */
function recordWanted(tab: Tab, diary: Diary, isSent: boolean): WantedOrder {
  const owner = ownerOf(tab);
  return diary.write({
    reference: diary.nextReference(),
    account: owner?.accountId ?? '',
    user: owner?.userId ?? '',
    device: tab.device.name,
    isKept: false,
    inMemoryOf: null,
    isSent,
    deletion: 'none',
    deletedAs: '',
  });
}

/** Notes that the screen says an order is stored: from now on it must be. */
function markKept(tab: Tab, wanted: WantedOrder, { report }: Scene): void {
  if (!tab.isAlive) return;
  wanted.isKept = true;
  wanted.inMemoryOf = tab.panel.isInMemory() ? tab.id : null;
  const isOwn = ownerOf(tab)?.userId === wanted.user;
  const isShown = tab.panel.$preorders
    .get()
    ?.some((each) => referenceOf(each) === wanted.reference);
  const { books } = tab.device.world.server;
  if (isOwn && !isShown && !placedFor(books).has(wanted.reference)) {
    report('Read your own writes', tab.id, `${wanted.reference} was kept and is not shown`);
  }
}

async function queue(
  tab: Tab,
  draft: StockDraft,
  wanted: WantedOrder,
  scene: Scene,
  known?: Preorder,
) {
  const { panel } = tab;
  const owner = known?.owner ?? ownerOf(tab);
  const corrects = known?.corrects ?? null;
  const id = known?.id ?? panel.newId();
  const request = requestOf(draft);
  await panel.queuePreorder(
    { id, kind: 'stock', draft, total: totalOf(draft), owner, corrects },
    corrects ? { ...request, after: corrects.after } : request,
  );
  markKept(tab, wanted, scene);
  Object.assign(wanted, { isSent: true, deletion: 'none' });
}

const order: Perform<'order'> = async (tab, { powers, pieces }, scene) => {
  if (!ownerOf(tab)) return;
  const wanted = recordWanted(tab, scene.diary, true);
  tab.note(`orders ${wanted.reference}`);
  await queue(tab, draftOf(wanted.reference, powers, pieces), wanted, scene);
};

const save: Perform<'save'> = async (tab, { powers, pieces }, scene) => {
  const wanted = recordWanted(tab, scene.diary, false);
  tab.note(`saves ${wanted.reference}`);
  const draft = draftOf(wanted.reference, powers, pieces);
  const { panel } = tab;
  const id = panel.newId();
  await panel.savePreorder({ id, kind: 'stock', draft, total: null, owner: ownerOf(tab) });
  markKept(tab, wanted, scene);
};

/** The pre-orders on a tab's screen, in a stable order. */
const preordersOn = ({ panel }: Tab): Preorder[] =>
  (panel.$preorders.get() ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1));

const send: Perform<'send'> = async (tab, { which }, scene) => {
  const owner = ownerOf(tab);
  const waiting = preordersOn(tab).filter(({ state }) => state !== 'queued');
  const chosen = nth(waiting, which);
  const wanted = chosen && scene.diary.wantedOrders.get(referenceOf(chosen));
  if (!owner || !chosen || !wanted) return;
  tab.note(`sends ${wanted.reference}`);
  Object.assign(wanted, { account: owner.accountId, user: owner.userId });
  await queue(tab, chosen.draft as StockDraft, wanted, scene, chosen);
};

const remove: Perform<'delete'> = async (tab, { which, isKept }, { diary }) => {
  const { panel } = tab;
  const chosen = nth(preordersOn(tab), which);
  const wanted = chosen && diary.wantedOrders.get(referenceOf(chosen));
  if (!chosen || !wanted) return;
  tab.note(`deletes ${wanted.reference}`);
  Object.assign(wanted, { deletion: 'asked', deletedAs: chosen.id });
  const how = await panel.deletePreorder(chosen);
  if (how === 'openElsewhere') wanted.deletion = 'none';
  // A tab whose disk is full may have sent it, or be about to, without being able to leave a mark for the others.
  const { tabs, unmarked } = tab.device;
  const isMarked =
    !unmarked.has(chosen.id) && [...tabs.values()].every((each) => !each.panel.isInMemory());
  if (how === 'deleted' && tab.isAlive && isMarked) diary.noteDeleted(chosen.id);
  if (how !== 'asked' || !isKept) return;
  tab.note(`keeps ${wanted.reference} after all`);
  await panel.keepQueued(chosen.id);
};

/** The orders on a tab's screen, in a stable order. */
async function rowsOn({ panel }: Tab): Promise<OrderSummary[]> {
  if (!panel.$orders.get()) await panel.readOrders(50);
  const { orders = [] } = panel.$orders.get() ?? {};
  return [...orders].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Opens one of the listed orders. Returns null if it cannot be read. */
async function openRow(tab: Tab, rows: readonly OrderSummary[], which: number) {
  const row = nth(rows, which);
  if (!row) return null;
  await tab.panel.openOrder(row.id, row.account.id);
  const shown = tab.panel.$order.get();
  return shown?.id === row.id && shown.kind === 'stock' ? shown : null;
}

const correct: Perform<'correct'> = async (tab, { which, power, pieces }, scene) => {
  const { panel } = tab;
  const rows = (await rowsOn(tab)).filter(({ state }) => state === 'submitted');
  const opened = await openRow(tab, rows, which);
  if (!opened || !ownerOf(tab)) return;
  await panel.openCorrection(opened);
  const saved = panel.$preorders.get()?.find((each) => each.corrects?.order === opened.id);
  if (!saved || saved.state === 'queued' || !ownerOf(tab)) return;
  // A correction that the lab refused is overwritten.
  const former = scene.diary.wantedOrders.get(referenceOf(saved));
  if (former && saved.state === 'refused') former.isKept = false;
  const wanted = recordWanted(tab, scene.diary, true);
  tab.note(`corrects ${opened.content.reference} to ${wanted.reference}`);
  await queue(tab, draftOf(wanted.reference, [power], pieces), wanted, scene, saved);
};

const cancel: Perform<'cancel'> = async (tab, { which }, { report }) => {
  const opened = await openRow(tab, await rowsOn(tab), which);
  if (opened) await actOn(tab, opened, { event: 'cancel', reason: 'mistake', message: '' }, report);
};

const move: Perform<'move'> = async (tab, { which, what }, { report }) => {
  const opened = await openRow(tab, await rowsOn(tab), which);
  const asked = opened && labMoves(opened, what, tab.device.world.loop.now);
  if (asked) await actOn(tab, opened, asked, report);
};

type Asked = Parameters<Tab['panel']['actOnOrder']>[1];
type Acted = Parameters<Tab['panel']['actOnOrder']>[0];

/** Acts on an order, retrying once if no answer came, and checks that the lab has done what the screen says. */
async function actOn(tab: Tab, opened: Acted, asked: Asked, report: Report): Promise<void> {
  tab.note(`${asked.event} ${opened.reference}`);
  let result = await tab.panel.actOnOrder(opened, asked);
  if (result.kind === 'unknown') result = await tab.panel.actOnOrder(opened, asked);
  if (result.kind !== 'done' || !tab.isAlive) return;
  tab.note(`${asked.event} ${opened.reference} is done`);
  const { books } = tab.device.world.server;
  const kept = books.orders.get(`${opened.account.id} ${opened.id}`);
  const known = new Set(opened.events.map(({ id }) => id));
  const isSame = ({ event, message }: OrderEvent) =>
    event === asked.event && message === asked.message;
  const added = kept?.events.filter((each) => isSame(each) && !known.has(each.id)) ?? [];
  const last = opened.events.at(-1);
  // If it matches the last known event, it is that event, whose answer was lost.
  if (added.length > 1 || (added.length === 0 && !(last && isSame(last)))) {
    const what = `${asked.event} is said to be done, and was ${added.length} times`;
    report('Accepted stays accepted', tab.id, what);
  }
}

const performs: { [Does in Act['does']]: Perform<Does> } = {
  order,
  save,
  send,
  delete: remove,
  correct,
  cancel,
  move,
  read: (tab) => tab.panel.readOrders(50),
  close: ({ device, name, id }, _act, { diary }) => {
    diary.forgetMemory(id);
    device.kill(name);
  },
  restart: ({ device }, _act, { diary }) => {
    device.note('is updated');
    for (const [name, { id }] of [...device.tabs]) {
      diary.forgetMemory(id);
      device.kill(name);
      device.open(name);
    }
  },
  offline: ({ device }, { for: length }) => {
    device.setOnline(false);
    device.world.loop.after(length, `${device.name} online`, () => device.setOnline(true));
  },
  fault: ({ device }, { kind, after, times }) => {
    device.note(`disk: ${kind} after ${after} calls, ${times} times`);
    device.disk.fail(kind, after, times);
  },
  clock: ({ device }, { ahead }) => {
    device.note(`clock is ${Math.round(ahead / 1000)} s ahead`);
    device.ahead = ahead;
  },
  signIn: ({ device }, { as }) => {
    device.note(`${as} signs in`);
    device.signIn(people[as]);
  },
  signOut: async ({ device, panel }) => {
    device.note('signs out');
    await panel.logOut();
  },
};

export async function perform<Does extends Act['does']>(
  tab: Tab,
  act: Extract<Act, { does: Does }>,
  scene: Scene,
): Promise<void> {
  await (performs[act.does] as Perform<Does>)(tab, act, scene);
}
