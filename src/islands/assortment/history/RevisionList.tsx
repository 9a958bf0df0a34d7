import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  authorWords,
  historyTexts,
  revisionKinds,
  revisionName,
} from '../../../i18n/assortment/history.ts';
import { itemWords } from '../../../i18n/assortment/items.ts';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { openCatalogue } from '../../../stores/assortment/address.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { type RevisionRow, revisions } from '../../../stores/assortment/history.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { LabTable } from '../../../ui/lab-table/LabTable.tsx';
import { ListEnd } from '../../../ui/lab-table/ListEnd.tsx';
import type { LabColumn } from '../../../ui/lab-table/lab-column.ts';
import { NothingFound } from '../../../ui/lab-table/NothingFound.tsx';
import { Unread } from '../../../ui/lab-table/Unread.tsx';
import { Instant } from '../../../ui/orders/Instant.tsx';
import { TextInput } from '../parts/TextInput.tsx';

const { texts } = historyTexts;

const columns: readonly LabColumn<RevisionRow>[] = [
  { key: 'number', title: texts.title, cell: ({ number }) => <Text of={revisionName(number)} /> },
  { key: 'at', title: texts.at, cell: ({ at }) => <Instant at={at} /> },
  { key: 'by', title: texts.by, cell: ({ by }) => <Text of={authorWords(by)} /> },
  {
    key: 'kind',
    title: texts.revisionKind,
    cell: ({ kind }) => <Text of={revisionKinds.texts[kind]} />,
  },
  { key: 'note', title: texts.note, width: 'wide', cell: ({ note }) => note },
  {
    key: 'items',
    title: texts.items,
    isNumber: true,
    cell: ({ items }) => <Text of={inBoth((locale) => formatCount(items, locale))} />,
  },
];

function Rows() {
  const listed = useStore(revisions.$listed);
  const reading = useStore(revisions.$reading);
  const moreReading = useStore(revisions.$moreReading);
  if (!listed && (reading === 'offline' || reading === 'failed')) {
    return <Unread why={reading} onRetry={() => void revisions.reload()} />;
  }
  if (listed?.rows.length === 0) return <NothingFound onClear={() => openCatalogue('history')} />;
  return (
    <>
      <LabTable
        caption={texts.title}
        columns={columns}
        rows={listed?.rows ?? null}
        idOf={({ number }) => String(number)}
        onOpen={({ number }) => openCatalogue('history', { revision: number })}
      />
      {listed && (
        <ListEnd
          count={listed.rows.length}
          hasMore={listed.next !== null}
          reading={moreReading}
          onMore={() => void revisions.readMore()}
        />
      )}
    </>
  );
}

/** All revisions of the assortment, newest first. */
export function RevisionList() {
  const nameOf = useStore($nameOf);
  const { of } = useStore(revisions.$filters);
  const typed = useStore(revisions.$typed);
  useEffect(revisions.follow, []);
  return (
    <section className="assortment-list">
      <header>
        <h2>
          <Text
            of={of === '' ? texts.title : fill(texts.ofItem, { item: itemWords(of, nameOf) })}
          />
        </h2>
        {of !== '' && (
          <button type="button" className="btn btn-link" onClick={() => openCatalogue('history')}>
            <Text of={texts.all} />
          </button>
        )}
      </header>
      <TextInput id="history-search" label={texts.search} value={typed} onType={revisions.type} />
      <Rows />
    </section>
  );
}
