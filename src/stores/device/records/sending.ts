import { atom, map } from 'nanostores';
import type { SentOrderNotice } from '../../../i18n/device/describe-sent-order.ts';

/** Id of the pre-order that is being sent right now. */
export const $sending = atom<string | null>(null);

/** How a queued order ended: the lab has it, the lab refused it, or it was deleted before the lab got it. */
export type Fate = 'sent' | 'refused' | 'deleted';

/** How the orders sent recently from this device ended, by id; the same in every tab. */
export const $fates = map<Readonly<Record<string, Fate | undefined>>>({});

/** Ids of orders whose results this tab shows on screen: no toast repeats them. */
export const watchedHere = new Set<string>();

/** Id of the order queued last in this tab. */
export const $lastQueued = atom<string | null>(null);

/** Id of the order that it corrects; null if it is a new one. */
export const $lastCorrected = atom<string | null>(null);

/** Status of the order queued last in this tab, in words; null if none or deleted. */
export const $sentOrder = atom<SentOrderNotice | null>(null);

/** How an order ended, or the id it is sent under from now on. */
export type PreorderNews = { id: string; fate: Fate } | { id: string; renewedAs: string };

/** New ids of orders whose ids were used up, by the old id. */
const renewedIds = new Map<string, string>();

/** The id under which an order is sent now, by any id it has had since this page was loaded. */
export function currentId(id: string): string {
  const renewed = renewedIds.get(id);
  return renewed === undefined ? id : currentId(renewed);
}

export function applyNews(news: PreorderNews): void {
  if ('fate' in news) {
    $fates.setKey(news.id, news.fate);
    return;
  }
  const { id, renewedAs } = news;
  renewedIds.set(id, renewedAs);
  if (watchedHere.delete(id)) watchedHere.add(renewedAs);
  if ($lastQueued.get() === id) $lastQueued.set(renewedAs);
}
