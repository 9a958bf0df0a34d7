import { useStore } from '@nanostores/react';
import type { EditedKind } from '../../../domain/assortment/item-fields.ts';
import { listEmpty, listEmptyHints } from '../../../i18n/assortment/catalogue.ts';
import { newItemWords } from '../../../i18n/assortment/items.ts';
import { type CatalogueTab, openCatalogue } from '../../../stores/assortment/address.ts';
import { listOf } from '../../../stores/assortment/lists.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import type { IllustrationName } from '../../../ui/base/illustration-names.ts';
import { TabLink } from '../parts/TabLink.tsx';

const pictures: Record<EditedKind, IllustrationName> = {
  design: 'lens',
  coating: 'lens',
  service: 'tray',
  conflict: 'spectacles',
  stockLens: 'lens',
  category: 'parcel',
  accessory: 'parcel',
  tier: 'chart',
};

/** In place of a list in which there is nothing yet: what to do first. */
export function NoItems({ kind, tab }: { kind: EditedKind; tab: CatalogueTab }) {
  const coatings = useStore(listOf('coating'));
  const needsCoating = kind === 'design' && coatings?.length === 0;
  return (
    <EmptyState
      picture={pictures[kind]}
      title={listEmpty.texts[kind]}
      text={listEmptyHints.texts[kind]}
    >
      {needsCoating ? (
        <TabLink tab="coatings" className="btn btn-primary" />
      ) : (
        <Button
          look="primary"
          text={newItemWords(kind)}
          onClick={() => openCatalogue(tab, { kind, item: null })}
        />
      )}
    </EmptyState>
  );
}
