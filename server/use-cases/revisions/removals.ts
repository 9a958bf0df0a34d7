import { accessoryKey } from '../../../src/domain/accessories/products.ts';
import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import type { ItemValues } from '../../../src/domain/revisions/item-values.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';

/** Something that a change removes: its name in the contents of orders, and its key on the shelf. */
export type Removal = { name: string; path: string; shelf?: string };

/** A change, the item's previous value, and the change's path in the request. */
export type NamedStep = { change: ItemChange; before?: unknown; path: string };

/** Services that orders name by kind rather than by id. */
const namedByKind: readonly string[] = ['engraving', 'balance', 'remoteEdged', 'fullGlaze'];

/** What a change removes: its item, or variants of it. `before` is the item's previous value. */
export function removalsOf({ change, before, path }: NamedStep): Removal[] {
  if (before === undefined) return [];
  const at = `${path}.item`;
  switch (change.kind) {
    case 'design':
      return designRemovals(change.id, before as ItemValues['design'], change.value, path);
    case 'coating':
      return change.value ? [] : [{ name: `coating ${change.id}`, path: at }];
    case 'service':
      return serviceRemovals(change.id, before as ItemValues['service'], change.value, path);
    case 'stockCell':
      return change.value ? [] : [onShelf(stockCellKey(change), at)];
    case 'accessory':
      return accessoryRemovals(change.id, before as ItemValues['accessory'], change.value, path);
    default:
      return [];
  }
}

const onShelf = (shelf: string, path: string) => ({ name: `shelf ${shelf}`, path, shelf });

function designRemovals(
  id: string,
  before: ItemValues['design'],
  after: ItemValues['design'] | null,
  path: string,
): Removal[] {
  if (!after) return [{ name: `design ${id}`, path: `${path}.item` }];
  const left = new Set(after.variants.map(({ index, colour }) => `${index} ${colour}`));
  return before.variants.flatMap(({ index, colour }) =>
    left.has(`${index} ${colour}`)
      ? []
      : [{ name: `variant ${id} ${index} ${colour}`, path: `${path}.value.variants` }],
  );
}

/** A service that changes its kind is removed for orders that asked for the previous kind. */
function serviceRemovals(
  id: string,
  { kind }: ItemValues['service'],
  after: ItemValues['service'] | null,
  path: string,
): Removal[] {
  if (after?.kind === kind) return [];
  const name = namedByKind.includes(kind) ? `kind ${kind}` : `service ${id}`;
  return [{ name, path: after ? `${path}.value.kind` : `${path}.item` }];
}

function accessoryRemovals(
  product: string,
  before: ItemValues['accessory'],
  after: ItemValues['accessory'] | null,
  path: string,
): Removal[] {
  const left = new Set((after?.variants ?? []).map(({ id }) => id));
  return before.variants.flatMap(({ id: variant }) =>
    left.has(variant)
      ? []
      : [
          onShelf(
            accessoryKey({ product, variant }),
            after ? `${path}.value.variants` : `${path}.item`,
          ),
        ],
  );
}
