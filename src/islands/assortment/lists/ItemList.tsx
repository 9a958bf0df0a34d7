import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { EditedKind } from '../../../domain/assortment/item-fields.ts';
import { listNames } from '../../../i18n/assortment/catalogue.ts';
import { type CatalogueTab, openCatalogue } from '../../../stores/assortment/address.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { downloadItems, itemImport } from '../../../stores/assortment/item-files.ts';
import { $priceRows, listOf } from '../../../stores/assortment/lists.ts';
import { say } from '../../../ui/base/say.tsx';
import { ActiveTable } from '../../../ui/table/ActiveTable.tsx';
import { FileButtons } from '../../table-file/FileButtons.tsx';
import { itemColumns } from './columns.tsx';
import { NewItem } from './NewItem.tsx';
import { NoItems } from './NoItems.tsx';

/** The items of a kind, with a link to add one. */
export function ItemList({ kind, tab }: { kind: EditedKind; tab: CatalogueTab }) {
  const rows = useStore(listOf(kind));
  const nameOf = useStore($nameOf);
  const prices = useStore($priceRows);
  const coatings = useStore(listOf('coating'));
  const needsCoating = kind === 'design' && coatings?.length === 0;
  const isEmpty = rows?.length === 0;
  const columns = useMemo(() => itemColumns(kind, nameOf, prices), [kind, nameOf, prices]);
  return (
    <section
      className={kind === 'discount' ? 'assortment-list assortment-broad' : 'assortment-list'}
    >
      <header>
        <h2>{say(listNames.texts[kind])}</h2>
        {kind !== 'conflict' && kind !== 'tier' && (
          <FileButtons
            onDownload={(format) => downloadItems(kind, format)}
            makeImport={() => itemImport(kind)}
          />
        )}
        {/* Keeps its space even while hidden, so that the buttons next to it don't move. */}
        <span className={isEmpty && !needsCoating ? 'assortment-away' : undefined}>
          <NewItem kind={kind} tab={tab} />
        </span>
      </header>
      {isEmpty ? (
        <NoItems kind={kind} tab={tab} needsCoating={needsCoating} />
      ) : (
        <ActiveTable
          caption={listNames.texts[kind]}
          columns={columns}
          rows={rows}
          idOf={({ item }) => item}
          onOpen={({ item }) => openCatalogue(tab, { kind, item })}
        />
      )}
    </section>
  );
}
