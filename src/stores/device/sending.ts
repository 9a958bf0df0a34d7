import { atom, map } from 'nanostores';
import { $lastQueued } from './sent-order.ts';

/** Id of the pre-order that is on the line right now. */
export const $sending = atom<string | null>(null);

/** What became of an order that was queued: the lab has it, refused it, or never got it and it is deleted. */
export type Fate = 'sent' | 'refused' | 'deleted';

/** What became of the orders sent lately from this device, by id; told in every tab. */
export const $fates = map<Readonly<Record<string, Fate>>>({});

/** What became of an order, or the id it goes to the lab under from now on. */
export type News = { id: string; fate: Fate } | { id: string; renewedAs: string };

export function hear(news: News): void {
  if ('fate' in news) $fates.setKey(news.id, news.fate);
  else if ($lastQueued.get() === news.id) $lastQueued.set(news.renewedAs);
}
