import { map } from 'nanostores';
import { type PostingKind, postingKinds } from '../../domain/stockroom/movement-kind.ts';
import type { ShelfState } from '../../domain/stockroom/shelf-chart.ts';
import { holdStore } from '../leaving/held-typed.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { $variants, readVariants } from './items.ts';
import { enterTyped } from './post.ts';

/** Pieces typed for a variant, and its stock at that time. */
interface TypedVariant {
  pieces: number;
  state: ShelfState | undefined;
}

type TypedVariants = Readonly<Record<string, TypedVariant>>;

/** The variants typed for each kind of posting, by stock key. */
export const $typedVariants = map<Record<PostingKind, TypedVariants>>(
  Object.fromEntries(postingKinds.map((kind) => [kind, {}])) as Record<PostingKind, TypedVariants>,
);

holdStore('variants', $typedVariants);

/** Sets the typed pieces of a variant. Null clears them, and so does 0 except in a count. */
export function typeVariant(kind: PostingKind, item: string, pieces: number | null): void {
  const { [item]: _, ...others } = $typedVariants.get()[kind];
  const isNothing = pieces === null || (pieces === 0 && kind !== 'count');
  const state = $variants.get()?.states.get(item);
  const typed = isNothing ? others : { ...others, [item]: { pieces, state } };
  $typedVariants.setKey(kind, typed);
}

/** Enters all typed variants, or none. */
export async function enterVariants(kind: PostingKind): Promise<void> {
  const typed = Object.entries($typedVariants.get()[kind]).map(([item, each]) => {
    return { item, ...each };
  });
  if (await enterTyped(kind, typed, () => void readVariants())) $typedVariants.setKey(kind, {});
}

/** Keeps the accessories up to date until the returned function is called. */
export const followVariants = (): (() => void) =>
  keepFresh(
    () => void readVariants(),
    () => true,
  );
