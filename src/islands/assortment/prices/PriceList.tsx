import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { PriceRow } from '../../../domain/assortment/price-rows.ts';
import type { NameOf } from '../../../i18n/assortment/items.ts';
import { plannedWords } from '../../../i18n/assortment/planned-words.ts';
import { pricedWords } from '../../../i18n/assortment/priced-words.ts';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { openCatalogue } from '../../../stores/assortment/address.ts';
import { $assortment, $nameOf } from '../../../stores/assortment/assortment.ts';
import { $priceRows } from '../../../stores/assortment/lists.ts';
import { downloadPrices, priceImport } from '../../../stores/assortment/price-files.ts';
import { $foundPrices, $priceSearch, searchPrices } from '../../../stores/assortment/prices.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { Money } from '../../../ui/base/Money.tsx';
import { say } from '../../../ui/base/say.tsx';
import { controlledText } from '../../../ui/forms/control.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ActiveTable } from '../../../ui/table/ActiveTable.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListEnd } from '../../../ui/table/ListEnd.tsx';
import { NothingFound } from '../../../ui/table/NothingFound.tsx';
import { FileButtons } from '../../table-file/FileButtons.tsx';
import { TabLink } from '../parts/TabLink.tsx';

const { texts } = priceTexts;

const page = 50;

const columnsIn = (nameOf: NameOf): Column<PriceRow>[] => [
  {
    key: 'what',
    title: texts.what,
    isName: true,
    place: 'table-widest',
    cell: ({ of }) => say(pricedWords(of, nameOf)),
  },
  { key: 'now', title: texts.now, isNumber: true, cell: ({ now }) => <Money amount={now} /> },
  {
    key: 'planned',
    title: texts.planned,
    place: 'table-wide',
    cell: ({ planned }) =>
      planned.length > 0 &&
      planned.map((each) => (
        <span key={each.day} className="assortment-line">
          {say(plannedWords(each))}
        </span>
      )),
  },
];

/** The prices that match the search, or why there are none. */
function Rows() {
  const nameOf = useStore($nameOf);
  const found = useStore($foundPrices);
  const all = useStore($priceRows);
  const isRead = useStore($assortment) !== null;
  const [shown, setShown] = useState(page);
  const columns = useMemo(() => columnsIn(nameOf), [nameOf]);
  if (isRead && all.length === 0) {
    return (
      <EmptyState picture="chart" title={texts.noneYet} text={texts.noneYetHint}>
        <TabLink tab="coatings" className="btn btn-primary" />
      </EmptyState>
    );
  }
  if (isRead && found.length === 0) return <NothingFound onClear={() => searchPrices('')} />;
  return (
    <>
      <ActiveTable
        caption={texts.title}
        columns={columns}
        rows={isRead ? found.slice(0, shown) : null}
        idOf={({ of }) => of}
        onOpen={({ of }) => openCatalogue('prices', { price: of })}
      />
      {isRead && (
        <ListEnd
          count={Math.min(shown, found.length)}
          hasMore={found.length > shown}
          onMore={() => setShown(shown + page)}
        />
      )}
    </>
  );
}

/** All the lab's prices, current and planned. */
export function PriceList() {
  const search = useStore($priceSearch);
  return (
    <section className="assortment-list">
      <header>
        <h2>{say(texts.title)}</h2>
        <FileButtons onDownload={downloadPrices} makeImport={priceImport} />
        <Button
          look="primary"
          icon="tag"
          text={texts.bulk}
          onClick={() => openCatalogue('prices', { price: '' })}
        />
      </header>
      <TextField
        id="price-search"
        label={texts.search}
        control={controlledText(search, searchPrices)}
      />
      <Rows />
    </section>
  );
}
