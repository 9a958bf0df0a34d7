import type { WearerAnswer } from '../../api/notifications/wearer-contract.ts';
import { wearerPaths } from '../../api/notifications/wearer-paths.ts';
import { type WearerNotice, wearerNotice } from '../../domain/notifications/wearer-notice.ts';
import { newId } from '../device/records/new-id.ts';
import { type ChangeResult, changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { onOtherPerson } from '../shell/session.ts';

export type { WearerAnswer } from '../../api/notifications/wearer-contract.ts';

/** The wearer of an order. */
export const {
  $value: $wearer,
  $reading: $wearerReading,
  read: readWearer,
} = createOwnReading(
  (order: string) => wearerPaths.wearer(order),
  (answer, order) => ({ order, ...answer }),
);

/** Why a number was not stored or the wearer not notified. */
export type WearerProblem = 'notMobile' | WearerNotice | 'offline' | 'failed';

/** Ids of unanswered messages by order; a retry reuses them. */
const unanswered = new Map<string, string>();

onOtherPerson(() => unanswered.clear());

function take(order: string, changed: ChangeResult<WearerAnswer>): boolean {
  if (changed.kind === 'done') $wearer.set({ order, ...changed.value });
  return changed.kind === 'done' || changed.kind === 'left';
}

/** Stores the number; empty removes it. Returns why that failed, or null. */
export async function saveNumber(order: string, typed: string): Promise<WearerProblem | null> {
  const path = wearerPaths.wearer(order);
  const changed = await changeOwn(path, { method: 'PUT', body: { mobile: typed } });
  if (take(order, changed)) return null;
  return issuesOf(changed) ? 'notMobile' : whyUnchanged(changed);
}

function whyNotTold(changed: ChangeResult<unknown>): WearerNotice | undefined {
  const why = wearerNotice.safeParse(issuesOf(changed)?.[0]?.params?.telling);
  return why.success ? why.data : undefined;
}

/** Notifies the wearer that the order is ready; retries are sent once. Returns why that failed, or null. */
export async function tellWearer(order: string, isAgain: boolean): Promise<WearerProblem | null> {
  const id = unanswered.get(order) ?? newId();
  unanswered.set(order, id);
  const path = wearerPaths.telling(order, id);
  const result = await changeOwn(path, { method: 'PUT', body: { isAgain } });
  if (result.kind === 'done' || result.kind === 'refused') unanswered.delete(order);
  if (take(order, result)) return null;
  const why = whyNotTold(result);
  // Someone else may have notified the wearer first.
  if (why) await readWearer(order);
  return why ?? whyUnchanged(result);
}
