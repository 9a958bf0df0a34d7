import type { EditedKind } from '../../../domain/assortment/item-fields.ts';
import { listEmpty, listEmptyHints } from '../../../i18n/assortment/catalogue.ts';
import type { CatalogueTab } from '../../../stores/assortment/address.ts';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import type { IllustrationName } from '../../../ui/base/illustration-names.ts';
import { TabLink } from '../parts/TabLink.tsx';
import { NewItem } from './NewItem.tsx';

const pictures: Record<EditedKind, IllustrationName> = {
  design: 'lens',
  coating: 'lens',
  service: 'tray',
  conflict: 'spectacles',
  stockLens: 'lens',
  category: 'parcel',
  accessory: 'parcel',
  tier: 'chart',
  discount: 'chart',
};

type NoItemsProps = { kind: EditedKind; tab: CatalogueTab; needsCoating: boolean };

/** Replaces an empty list: says what to do first. */
export function NoItems({ kind, tab, needsCoating }: NoItemsProps) {
  return (
    <EmptyState
      picture={pictures[kind]}
      title={listEmpty.texts[kind]}
      text={listEmptyHints.texts[kind]}
    >
      {needsCoating ? (
        <TabLink tab="coatings" className="btn btn-primary" />
      ) : (
        <NewItem kind={kind} tab={tab} />
      )}
    </EmptyState>
  );
}
