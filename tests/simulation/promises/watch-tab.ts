import type { Fate } from '../../../src/stores/device/records/sending.ts';
import type { Tab } from '../browser/tab.ts';
import { allOrders, type Books } from '../lab/books.ts';
import type { Report } from './broken.ts';
import type { Diary } from './diary.ts';
import type { PromiseName } from './promise-names.ts';

/** Whether the lab has an order or a correction with this id. */
const isAtLab = (books: Books, id: string): boolean =>
  allOrders(books).some((order) => order.id === id || order.events.some((each) => each.id === id));

/** Data on a tab's screen that belongs to another account than the signed-in one, if any. */
function foreignOnScreen({ panel }: Tab): string | null {
  const signedIn = panel.$signedIn.get();
  if (signedIn?.user.role === 'SuperAdmin') return null;
  const own = signedIn?.account.id;
  const rows = panel.$orders.get()?.orders ?? [];
  const order = panel.$order.get();
  const shown = [...rows, ...(order ? [order] : [])].map(({ account }) => account.id);
  const waiting = (panel.$preorders.get() ?? []).flatMap(({ owner }) => owner?.accountId ?? []);
  const foreign = [...shown, ...waiting].find((account) => account !== own);
  return foreign ? `shows data of ${foreign} to ${own ?? 'a visitor'}` : null;
}

/** The promise broken by the fate that a screen shows for an order, if any. */
function faultOf(id: string, fate: Fate, books: Books): PromiseName | null {
  if (fate === 'sent' && !isAtLab(books, id)) return 'Accepted stays accepted';
  return fate === 'deleted' && isAtLab(books, id) ? 'Exactly once' : null;
}

/** Watches a tab. Returns a function that judges it, to be called whenever the world is at rest. */
export function watchTab(tab: Tab, diary: Diary, report: Report): () => void {
  const { panel, device } = tab;
  const { books } = device.world.server;
  let isChanged = true;
  const change = () => {
    isChanged = true;
  };
  for (const store of [panel.$signedIn, panel.$orders, panel.$order]) store.listen(change);
  panel.$preorders.listen(change);
  panel.$fates.listen((fates, before) => {
    for (const [id, fate] of Object.entries(fates)) {
      if (!fate || fate === before?.[id]) continue;
      tab.note(`${id.slice(-6)} is ${fate}`);
      if (fate === 'deleted') diary.noteDeleted(id);
      const fault = faultOf(id, fate, books);
      if (fault) report(fault, tab.id, `${id} is said to be ${fate}, and is not`);
    }
  });
  return () => {
    if (!isChanged || !tab.isAlive) return;
    isChanged = false;
    const foreign = foreignOnScreen(tab);
    if (foreign) report('Nobody sees others’ data', tab.id, foreign);
  };
}
