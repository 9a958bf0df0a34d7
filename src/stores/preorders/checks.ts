import { map } from 'nanostores';
import type { Preorder } from '../../domain/order/preorder.ts';
import type { PreorderCheck } from '../../domain/order/preorder-wait.ts';
import { $preorders } from '../device/preorders.ts';
import { orderKinds } from '../orders/order-kinds.ts';
import { keepFresh } from '../shell/keep-fresh.ts';

/** Checks and prices of pre-orders by id, against the catalogue and stock on the device. */
export const $checks = map<Readonly<Record<string, PreorderCheck | undefined>>>({});

/** Number of drafts checked without a break, so that a long list does not delay a keystroke. */
const atOnce = 20;

/** Loads the rules after the list, which can be shown without them. */
const fetchRules = () => import('./check-draft.ts');

/** Pre-orders to check. Queued ones are final and not checked again. */
const open = () => ($preorders.get() ?? []).filter(({ state }) => state !== 'queued');

/** `savedAt` of the record behind each check. A record saved again is checked again. */
const checked = new Map<string, number>();
let run = 0;

async function checkOpen(): Promise<void> {
  run += 1;
  const mine = run;
  const preorders = open();
  const before = $checks.get();
  const checks: Record<string, PreorderCheck | undefined> = {};
  if (preorders.length === 0) return $checks.set(checks);
  const { checkDraft } = await fetchRules();
  for (const [index, preorder] of preorders.entries()) {
    const { id, savedAt } = preorder;
    const known = checked.get(id) === savedAt ? before[id] : undefined;
    checks[id] = known ?? (await checkDraft(preorder).catch(() => undefined));
    if (!known && index % atOnce === atOnce - 1) await new Promise((next) => setTimeout(next));
    if (mine !== run) return;
  }
  for (const { id, savedAt } of preorders) checked.set(id, savedAt);
  $checks.set(checks);
}

async function recheckAll(): Promise<void> {
  checked.clear();
  await checkOpen().catch(() => {});
}

/** Fetches today's catalogue and stock for the kinds in use, and checks all pre-orders against them. */
export async function refreshChecks(preorders: readonly Preorder[] = open()): Promise<void> {
  const kinds = [...new Set(preorders.map(({ kind }) => kind))];
  await Promise.all(
    kinds.map((kind) =>
      orderKinds[kind]().then(
        ({ refresh }) => refresh(),
        () => {},
      ),
    ),
  );
  await recheckAll();
}

/**
 * Checks the pre-orders immediately against cached data, and again against fetched data, until the
 * returned function is called.
 */
export function followChecks(): () => void {
  const listed = () => void checkOpen().catch(() => {});
  const forget = $preorders.listen(listed);
  const fresh = () => void recheckAll().then(() => refreshChecks());
  const stop = keepFresh(fresh);
  return () => {
    forget();
    stop();
  };
}
