import { atom, computed } from 'nanostores';
import type { ItemsAnswer } from '../../api/revisions/contract.ts';
import { revisionPaths } from '../../api/revisions/paths.ts';
import type { Present } from '../../domain/assortment/held-values.ts';
import { readKey } from '../../domain/assortment/read-key.ts';
import type { Assortment, Entry } from '../../domain/revisions/entry.ts';
import { namedKinds } from '../../domain/revisions/item-key.ts';
import type { Tier } from '../../domain/tiers/tier.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import type { NameOf } from '../../i18n/assortment/items.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { type OwnAnswer, type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The lab's assortment without its stock, and the number of the latest revision in it. */
export type LabAssortment = { readonly number: number; readonly entries: Assortment };

/** Null until the first answer. In memory only: the prices of all tiers must not stay on the device. */
export const $assortment = atom<LabAssortment | null>(null);

/** Progress or result of reading it. */
export const $assortmentReading = atom<ReadState>('reading');

/** Powers in stock number in the tens of thousands, and have a separate screen. */
const prefixes = [...namedKinds.map((kind) => `${kind} `), 'calendar', 'conflict ', 'price '];

type Query = { prefix: string; at?: number };

async function readAll(query: Query): Promise<OwnAnswer<ItemsAnswer>> {
  const first = await readOwn(revisionPaths.items(query));
  if (first.kind !== 'read') return first;
  const { number, items, next } = first.value;
  const all = [...items];
  for (let after = next; after !== null; ) {
    const more = await readOwn(revisionPaths.items({ ...query, after }));
    if (more.kind !== 'read') return more;
    all.push(...more.value.items);
    after = more.value.next;
  }
  return { kind: 'read', value: { number, items: all, next: null } };
}

/** The current items of one kind; null if they cannot be read. */
export async function readPrefix(prefix: string): Promise<ItemsAnswer['items'] | null> {
  const answer = await readAll({ prefix });
  return answer.kind === 'read' ? answer.value.items : null;
}

/** The items as of a revision; null if they cannot be read. */
export async function readAt(at: number): Promise<ItemsAnswer['items'] | null> {
  const answers = await Promise.all(prefixes.map((prefix) => readAll({ prefix, at })));
  const parts = answers.map((answer) => (answer.kind === 'read' ? answer.value.items : null));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

const entryOf = ({ item, value }: ItemsAnswer['items'][number]): [string, Entry] => [
  item,
  { ...readKey(item), value } as Entry,
];

/** Reads the whole assortment; what is shown stays until it arrives. */
export async function readAssortment(): Promise<void> {
  $assortmentReading.set('reading');
  const answers = await Promise.all(prefixes.map((prefix) => readAll({ prefix })));
  const parts: ItemsAnswer[] = [];
  for (const answer of answers) {
    if (answer.kind === 'outdated') return;
    if (answer.kind === 'unread') return $assortmentReading.set(answer.problem);
    parts.push(answer.value);
  }
  // Read in parts: an edit is based on the oldest of them.
  const number = Math.min(...parts.map((part) => part.number));
  const entries: Assortment = new Map(parts.flatMap(({ items }) => items.map(entryOf)));
  $assortment.set({ number, entries });
  $assortmentReading.set('done');
}

onOtherPerson(() => $assortment.set(null));

/** The assortment as last read, on the lab's current day. */
export function presentNow(): Present {
  const present = $assortment.get()?.entries ?? new Map();
  return { present, today: labDay(labNow().getTime()) };
}

/** The price groups, in the lab's order. */
export const $assortmentTiers = computed($assortment, (assortment): readonly Tier[] =>
  [...(assortment?.entries.values() ?? [])]
    .flatMap((entry) => (entry.kind === 'tier' ? [entry] : []))
    .sort((one, other) => one.value.position - other.value.position)
    .map(({ id, value: { name } }) => ({ id, name })),
);

/** Finds the name of an entry by its key. */
export const $nameOf = computed($assortment, (assortment): NameOf => {
  return (item) => {
    const entry = assortment?.entries.get(item);
    if (!entry || !('name' in entry.value)) return undefined;
    return [entry.value.name.fa, entry.value.name.en];
  };
});
