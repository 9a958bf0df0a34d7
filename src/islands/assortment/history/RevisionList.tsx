import { useStore } from '@nanostores/react';
import {
  authorWords,
  historyTexts,
  revisionKinds,
  revisionName,
} from '../../../i18n/assortment/history.ts';
import { itemWords } from '../../../i18n/assortment/items.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { openCatalogue } from '../../../stores/assortment/address.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { type RevisionRow, revisions } from '../../../stores/assortment/history.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { controlledText } from '../../../ui/forms/control.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Instant } from '../../../ui/orders/Instant.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListView } from '../../lab-parts/ListView.tsx';

const { texts } = historyTexts;

const columns: readonly Column<RevisionRow>[] = [
  {
    key: 'number',
    title: texts.title,
    isName: true,
    cell: ({ number }) => say(revisionName(number)),
  },
  { key: 'at', title: texts.at, cell: ({ at }) => <Instant at={at} /> },
  { key: 'by', title: texts.by, cell: ({ by }) => say(authorWords(by)) },
  {
    key: 'kind',
    title: texts.revisionKind,
    cell: ({ kind }) => say(revisionKinds.texts[kind]),
  },
  { key: 'note', title: texts.note, place: 'table-wide', cell: ({ note }) => note },
  {
    key: 'items',
    title: texts.items,
    isNumber: true,
    cell: ({ items }) => say(countText(items)),
  },
];

/** All revisions of the assortment, newest first. */
export function RevisionList() {
  const nameOf = useStore($nameOf);
  const { of } = useStore(revisions.$filters);
  const typed = useStore(revisions.$typed);
  return (
    <section className="assortment-list">
      <header>
        <h2>
          {say(of === '' ? texts.title : fill(texts.ofItem, { item: itemWords(of, nameOf) }))}
        </h2>
        {of !== '' && (
          <Button look="link" text={texts.all} onClick={() => openCatalogue('history')} />
        )}
      </header>
      <TextField
        id="history-search"
        label={texts.search}
        control={controlledText(typed, revisions.type)}
      />
      <ListView
        list={revisions}
        caption={texts.title}
        columns={columns}
        idOf={({ number }) => String(number)}
        onOpen={({ number }) => openCatalogue('history', { revision: number })}
        onClear={() => openCatalogue('history')}
        empty={null}
      />
    </section>
  );
}
