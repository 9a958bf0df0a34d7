import { computed } from 'nanostores';
import { type EditedKind, editedKinds } from '../../domain/assortment/item-fields.ts';
import { readKey } from '../../domain/assortment/read-key.ts';
import { writePath } from '../lists/write-path.ts';
import { $router } from '../shell/router.ts';

export const catalogueTabs = [
  'designs',
  'coatings',
  'services',
  'conflicts',
  'stock',
  'accessories',
  'prices',
  'discounts',
  'history',
] as const;
export type CatalogueTab = (typeof catalogueTabs)[number];

/** What is open in a tab: an item in its form (a new one without a key), a revision, a price or the bulk change. */
export type Opened =
  | { readonly kind: EditedKind; readonly item: string | null }
  | { readonly revision: number }
  /** The item priced; empty for the bulk change. */
  | { readonly price: string };

export type CatalogueChoice = { readonly tab: CatalogueTab; readonly opened: Opened | null };

const isEdited = (kind: string | undefined): kind is EditedKind =>
  editedKinds.some((each) => each === kind);

function readOpened(search: Record<string, string>): Opened | null {
  const { item = '', fresh, revision = '', price } = search;
  if (price !== undefined) return { price };
  if (/^\d{1,15}$/.test(revision)) return { revision: Number(revision) };
  if (isEdited(fresh)) return { kind: fresh, item: null };
  const { kind } = readKey(item);
  return isEdited(kind) ? { kind, item } : null;
}

/** The open tab and what is open in it. Both are in the URL, so they survive back, reload and sharing the link. */
export const $catalogueChoice = computed($router, (page): CatalogueChoice => {
  const search: Record<string, string> = page?.search ?? {};
  const tab = catalogueTabs.find((each) => each === search.tab) ?? catalogueTabs[0];
  return { tab, opened: readOpened(search) };
});

function openedQuery(opened: Opened | null): Record<string, string> {
  if (!opened) return {};
  if ('revision' in opened) return { revision: String(opened.revision) };
  if ('price' in opened) return { price: opened.price };
  return opened.item === null ? { fresh: opened.kind } : { item: opened.item };
}

/** The address of a tab, or of what is open in it. */
export function cataloguePath(tab: CatalogueTab, opened: Opened | null = null): string {
  return `${location.pathname}?${new URLSearchParams({ tab, ...openedQuery(opened) })}`;
}

/** Opens a tab, or an item or a revision in it. Going back closes it. */
export function openCatalogue(tab: CatalogueTab, opened: Opened | null = null): void {
  writePath(cataloguePath(tab, opened), true);
}
