import type { Item } from '../revisions/item-key.ts';

/**
 * Parses a key written by the server's `formatItem`. Does without the schemas that validate keys, to keep them out of
 * the panel's bundle.
 */
export function readKey(key: string): Item {
  const [kind = '', ...names] = key.split(' ');
  const [first = '', second = ''] = names;
  if (kind === 'conflict') return { kind, one: first, other: second };
  if (kind === 'price') return { kind, day: first, of: names.slice(1).join(' ') };
  if (kind === 'stockCell') {
    const [diameter = 0, sphere = 0, cylinder = 0] = names.slice(1).map(Number);
    return { kind, lens: first, diameter, sphere, cylinder };
  }
  return (kind === 'calendar' ? { kind } : { kind, id: first }) as Item;
}
