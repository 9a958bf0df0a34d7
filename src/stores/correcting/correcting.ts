import { atom } from 'nanostores';
import type { Corrects } from '../../domain/order/preorder.ts';

/** A pre-order, by its id, and the order that it corrects. */
export type Correcting = { id: string; corrects: Corrects };

/** The correction on the screen; null for a new order. */
export const $correcting = atom<Correcting | null>(null);

/** Adds the pieces that the corrected order has from the shelf to a list of what is there; null for a new order. */
export const $addOwn = atom<(<List extends object>(list: List) => List) | null>(null);

const fetchOwnPieces = () => import('./own-pieces.ts');

/** Says what the screen corrects, if anything. */
export function setCorrecting({ id, corrects }: { id: string; corrects: Corrects | null }): void {
  $correcting.set(corrects && { id, corrects });
  $addOwn.set(null);
  if (!corrects) return;
  void fetchOwnPieces()
    .then(({ adding }) => $correcting.get()?.id === id && $addOwn.set(adding(corrects.pieces)))
    // Counts are then without its own pieces, and the lab judges.
    .catch(() => {});
}

/** Judges a pre-order by what is on the shelf and what the order that it corrects has of it. */
export async function withOwnPieces<T>(corrects: Corrects | null, judge: () => T): Promise<T> {
  if (!corrects) return judge();
  const { adding } = await fetchOwnPieces();
  const before = $addOwn.get();
  $addOwn.set(adding(corrects.pieces));
  try {
    return judge();
  } finally {
    $addOwn.set(before);
  }
}
