import { computed } from 'nanostores';
import type { PickedFrom } from '../../domain/assortment/field.ts';
import { lensColours, serviceKinds } from '../../domain/assortment/item-fields.ts';
import { individualValues } from '../../domain/catalogue/individual-values.ts';
import type { Entry } from '../../domain/revisions/entry.ts';
import { formatItem, type ItemKind } from '../../domain/revisions/item-key.ts';
import { choiceLabel } from '../../i18n/assortment/choices.ts';
import { fieldName } from '../../i18n/assortment/fields.ts';
import { itemKinds, itemName } from '../../i18n/assortment/items.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { $assortment, $nameOf } from './assortment.ts';

export type Choice = { readonly value: string; readonly label: Message };
type Choices = Readonly<Record<Exclude<PickedFrom, 'ownVariants'>, readonly Choice[]>>;

const named = (kind: Message, name: Message): Message =>
  fill(['{kind}: {name}', '{kind}: {name}'], { kind, name });

/** The entries of a kind in list order. */
export function entriesOf(entries: Iterable<Entry>, kind: ItemKind): Entry[] {
  const places = [...entries].flatMap((entry) =>
    entry.kind === kind && 'position' in entry.value
      ? [{ entry, place: entry.value.position, key: formatItem(entry) }]
      : [],
  );
  places.sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));
  return places.map(({ entry }) => entry);
}

/** The entries that fields can refer to. */
export const $choices = computed([$assortment, $nameOf], (assortment, nameOf): Choices => {
  const entries = [...(assortment?.entries.values() ?? [])];
  const ids = (kind: 'coating' | 'service' | 'design' | 'category' | 'tier') =>
    entriesOf(entries, kind).flatMap((entry) =>
      'id' in entry ? [{ value: entry.id, label: itemName(formatItem(entry), nameOf) }] : [],
    );
  const parts = (kind: 'coating' | 'service' | 'design') =>
    ids(kind).map(({ value, label }) => {
      return { value: `${kind}:${value}`, label: named(itemKinds.texts[kind], label) };
    });
  const words = (path: 'colour' | 'kind', options: readonly string[]) =>
    options.map((option) => {
      const of = path === 'colour' ? fieldName({ path: 'colour' }) : itemKinds.texts.service;
      return { value: `${path}:${option}`, label: named(of, choiceLabel(option)) };
    });
  return {
    individualValues: individualValues.map((value) => ({ value, label: choiceLabel(value) })),
    coatings: ids('coating'),
    categories: ids('category'),
    tiers: ids('tier'),
    parts: [
      ...words('colour', lensColours),
      ...words('kind', serviceKinds),
      ...parts('coating'),
      ...parts('service'),
      ...parts('design'),
    ],
  };
});
