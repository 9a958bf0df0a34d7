import { atom, computed } from 'nanostores';
import { changePaths } from '../../api/changes/paths.ts';
import type { PaymentNews } from '../../domain/ledger/payment-news.ts';
import type { OrderChange } from '../../domain/order/order-change.ts';
import { countUnread, splitChanges } from '../../domain/order/unread.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentAtom } from '../browser-support/persistent.ts';
import { readOwn } from './read-own.ts';
import { $router } from './router.ts';
import { $signedIn } from './session.ts';

/** Changes to the account's orders by others; null until fetched. */
export const $changes = atom<readonly OrderChange[] | null>(null);

/** The lab's latest decisions on the shop's payments, for its owners. */
const $payments = atom<readonly PaymentNews[]>([]);

/** Changes just made; with `isGap`, there may be more. Set by `stores/live`, and when this tab has sent orders. */
export const $receivedChanges = atom<{ changes: readonly OrderChange[]; isGap: boolean }>({
  changes: [],
  isGap: false,
});

/** Time of the newest change the user has seen on this device, ISO 8601. */
const $newsSeenAt = persistentAtom<string>(storageKeys.newsSeenAt, '');
const $questionsSeenAt = persistentAtom<string>(storageKeys.questionsSeenAt, '');

/** How many changes to orders this tab has made. The stream does not report a tab's own changes back to it. */
export const $acts = atom(0);

/** Call it when the lab has confirmed a change made in this tab, so that the order counts reload. */
export function noteAct(): void {
  $acts.set($acts.get() + 1);
}

/** Items behind the bell, newest first: changes to orders and news of payments. */
export const $news = computed([$changes, $payments], (changes, payments) => {
  if (!changes) return null;
  const news: (OrderChange | PaymentNews)[] = [...splitChanges(changes).news, ...payments];
  return news.sort((one, other) => other.at.localeCompare(one.at));
});
export const $questions = computed(
  $changes,
  (changes) => changes && splitChanges(changes).questions,
);

export const $newsUnread = computed([$news, $newsSeenAt], (news, seenAt) =>
  countUnread(news ?? [], seenAt),
);
export const $questionsUnread = computed([$questions, $questionsSeenAt], (questions, seenAt) =>
  countUnread(questions ?? [], seenAt),
);

/** Whether the last fetch failed. */
export const $changesFailed = atom(false);

export async function refreshChanges(): Promise<void> {
  const own = await readOwn(changePaths.changes);
  $changesFailed.set(own.kind === 'unread' && own.problem !== 'signedOut');
  if (own.kind !== 'read') return;
  $payments.set(own.value.payments ?? []);
  $changes.set(own.value.changes);
}

/** Marks all news as read. */
export function markNewsSeen(): void {
  const newest = $news.get()?.[0];
  if (newest) $newsSeenAt.set(newest.at);
}

export function markQuestionsSeen(): void {
  const newest = $questions.get()?.[0];
  if (newest) $questionsSeenAt.set(newest.at);
}

/** Fetches the feed at sign-in and clears it at sign-out. */
export function followChanges(): () => void {
  return $signedIn.subscribe((signedIn, before) => {
    if (signedIn?.user.id === before?.user.id && before !== undefined) return;
    $changes.set(null);
    // The sign-out page is ending the session, so the server would refuse the request.
    if (signedIn && $router.get()?.route !== 'logout') void refreshChanges();
  });
}
