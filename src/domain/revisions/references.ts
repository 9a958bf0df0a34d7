import { lensColours, serviceKinds } from '../catalogue/lens-choices.ts';
import type { Entry } from './entry.ts';

/** A reference of an entry: the key of an item, and the path in the change that names it. */
export type Reference = { to: string; path: string };

/** The kinds of conflict parts that are separate items. */
const partKinds = ['design', 'coating', 'service'];

/** All items an entry refers to, which must exist. */
export function referencesOf(entry: Entry): Reference[] {
  switch (entry.kind) {
    case 'design':
      return entry.value.variants.flatMap(({ coatings }, index) =>
        coatings.map((id, each) => {
          return { to: `coating ${id}`, path: `value.variants.${index}.coatings.${each}` };
        }),
      );
    case 'conflict':
      return [entry.one, entry.other].flatMap((part) => {
        const [kind = '', id] = part.split(':');
        return partKinds.includes(kind) ? [{ to: `${kind} ${id}`, path: 'item' }] : [];
      });
    case 'stockLens':
      return ofTiers(entry.value.tiers);
    case 'discount': {
      const { tier } = entry.value;
      return tier === null ? [] : [{ to: `tier ${tier}`, path: 'value.tier' }];
    }
    case 'stockCell':
      return [{ to: `stockLens ${entry.lens}`, path: 'item' }];
    case 'accessory':
      return [
        { to: `category ${entry.value.category}`, path: 'value.category' },
        ...ofTiers(entry.value.tiers),
      ];
    default:
      return [];
  }
}

/** References to the tiers of price lists. */
const ofTiers = (tiers: Readonly<Record<string, unknown>>): Reference[] =>
  Object.keys(tiers).map((tier) => ({ to: `tier ${tier}`, path: `value.tiers.${tier}` }));

/** Whether a conflict part that is not an item is a valid part of a lens. */
export function isKnownPart(part: string): boolean {
  const [kind = '', name] = part.split(':');
  if (kind === 'colour') return lensColours.some((each) => each === name);
  if (kind === 'kind') return serviceKinds.some((each) => each === name);
  return partKinds.includes(kind);
}
