import type { EyeSide } from '../vocabulary/eye.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { PartName, PricePart } from './price-parts.ts';

/** A priced item on one lens or line. */
export type PricedThing = { part: PartName; id: string; each: Rials | null; pieces?: number };

const keyOf = ({ part, id, each }: PricedThing) => `${part} ${id} ${each}`;

/** Combines equal items at the same price into one part, keeping the order. */
export function joinParts(things: readonly PricedThing[]): PricePart[] {
  const parts = new Map<string, PricePart>();
  for (const { pieces = 1, ...thing } of things) {
    const key = keyOf(thing);
    const all = pieces + (parts.get(key)?.pieces ?? 0);
    const total = thing.each === null ? null : thing.each * all;
    parts.set(key, { ...thing, pieces: all, total });
  }
  return [...parts.values()];
}

/** The parts of both eyes: a shared one where they are equal, else one for each eye. */
export function joinEyes(
  eyes: Readonly<Record<EyeSide, readonly PricedThing[]>>,
  sequence: readonly PartName[],
): PricePart[] {
  const { right, left } = eyes;
  const inOther = (others: readonly PricedThing[], thing: PricedThing) =>
    others.length === 0 || others.some((other) => keyOf(other) === keyOf(thing));
  const both = joinParts([...right, ...left]).map((part): PricePart => {
    if (inOther(right, part) && inOther(left, part)) return part;
    return { ...part, eye: inOther(right, part) ? 'right' : 'left' };
  });
  return both.sort((one, other) => sequence.indexOf(one.part) - sequence.indexOf(other.part));
}
