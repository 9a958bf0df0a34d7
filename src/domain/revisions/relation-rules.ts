import type { Issue } from '../vocabulary/issue.ts';
import type { Assortment, Entry } from './entry.ts';
import { fault } from './fault.ts';
import { formatItem } from './item-key.ts';
import { pricesOf } from './price-items.ts';
import { readPriceName } from './price-name.ts';
import { isKnownPart, referencesOf } from './references.ts';

/** Services that orders request by kind alone, so that there must be only one. */
const uniqueKinds = ['engraving', 'balance', 'remoteEdged', 'fullGlaze'];

/** Lookup tables for the whole assortment after the changes. */
export interface Whole {
  after: Assortment;
  /** An item that refers to another, by the key of the other. */
  referrers: ReadonlyMap<string, string>;
  /** The names of all prices. */
  priced: ReadonlySet<string>;
  /** Keys of entries by a value that must be unique among them. */
  byUniqueKey: ReadonlyMap<string, readonly string[]>;
}

/** Builds the lookup tables once for all changes. */
export function wholeOf(after: Assortment): Whole {
  const referrers = new Map<string, string>();
  const priced = new Set<string>();
  const byUniqueKey = new Map<string, string[]>();
  for (const [key, entry] of after) {
    for (const { to } of referencesOf(entry)) referrers.set(to, key);
    for (const { of } of pricesOf(entry)) priced.add(of);
    const unique = uniqueKeyOf(entry);
    if (unique) byUniqueKey.set(unique.by, [...(byUniqueKey.get(unique.by) ?? []), key]);
  }
  return { after, referrers, priced, byUniqueKey };
}

/** What must be unique to an entry, and the rule that requires it. */
function uniqueKeyOf(entry: Entry) {
  if (entry.kind === 'service' && uniqueKinds.includes(entry.value.kind)) {
    return { by: `kind ${entry.value.kind}`, rule: 'secondOfKind', path: 'value.kind' } as const;
  }
  if (entry.kind === 'stockLens') {
    const { code, index } = entry.value;
    return { by: `code ${code} ${index}`, rule: 'repeatedCode', path: 'value.code' } as const;
  }
  if (entry.kind === 'conflict') {
    const by = [entry.one, entry.other].sort().join(' ');
    return { by, rule: 'repeatedConflict', path: 'item' } as const;
  }
  return undefined;
}

/** Issues of an entry in relation to all others. */
export function relationIssues(entry: Entry, whole: Whole): Issue[] {
  const key = formatItem(entry);
  const unknown = referencesOf(entry).filter(({ to }) => !whole.after.has(to));
  const unique = uniqueKeyOf(entry);
  const other = unique && whole.byUniqueKey.get(unique.by)?.find((each) => each !== key);
  return [
    ...unknown.map(({ to, path }) => fault(path, 'unknownName', { name: to })),
    ...(unique && other !== undefined ? [fault(unique.path, unique.rule, { other })] : []),
    ...(entry.kind === 'conflict' ? partIssues(entry) : []),
    ...(entry.kind === 'price' ? priceIssues(entry, whole) : []),
  ];
}

function priceIssues(
  { of: name, value }: Extract<Entry, { kind: 'price' }>,
  whole: Whole,
): Issue[] {
  const { of, tier } = readPriceName(name);
  if (!whole.priced.has(of)) return [fault('item', 'unknownName', { name })];
  if (tier !== null && !whole.after.has(`tier ${tier}`)) {
    return [fault('item', 'unknownName', { name: `tier ${tier}` })];
  }
  const isMeant = !value.isGeneral || (tier !== null && value.price === null);
  return isMeant ? [] : [fault('value.isGeneral', 'onlyTiers')];
}

function partIssues({ one, other }: { one: string; other: string }): Issue[] {
  if (one === other) return [fault('item', 'conflictWithItself')];
  const unknown = [one, other].filter((part) => !isKnownPart(part));
  return unknown.map((name) => fault('item', 'unknownName', { name }));
}
