import { atom, map } from 'nanostores';

/** Id of the pre-order that is on the line right now. */
export const $sending = atom<string | null>(null);

/** What became of an order that was queued: the lab has it, refused it, or never got it and it is deleted. */
export type Fate = 'sent' | 'refused' | 'deleted';

/** What became of the orders sent lately from this device, by id; told in every tab. */
export const $fates = map<Readonly<Record<string, Fate>>>({});

export type News = { id: string; fate: Fate };

export function hear({ id, fate }: News): void {
  $fates.setKey(id, fate);
}
