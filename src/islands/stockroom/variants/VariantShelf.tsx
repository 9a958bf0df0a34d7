import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { accessoryKey } from '../../../domain/accessories/products.ts';
import type { PostingKind } from '../../../domain/stockroom/movement-kind.ts';
import { expectedOf, type ShelfState } from '../../../domain/stockroom/shelf-chart.ts';
import { isPosting } from '../../../domain/stockroom/shelf-task.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { itemName } from '../../../i18n/stockroom/item-words.ts';
import { fileHint } from '../../../i18n/stockroom/shelf-files.ts';
import { lowColumns, stockroom, taskNames } from '../../../i18n/stockroom/stockroom.ts';
import { $accessories, followAccessories } from '../../../stores/accessories/accessories-list.ts';
import { downloadVariants } from '../../../stores/stockroom/download-file.ts';
import { shelfImport } from '../../../stores/stockroom/import-file.ts';
import { $variants, $variantsReading, readVariants } from '../../../stores/stockroom/items.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import {
  $typedVariants,
  enterVariants,
  followVariants,
  typeVariant,
} from '../../../stores/stockroom/variants.ts';
import { say } from '../../../ui/base/say.tsx';
import { ActiveTable } from '../../../ui/table/ActiveTable.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { LabDialog } from '../../lab-parts/LabDialog.tsx';
import { FileButtons } from '../../table-file/FileButtons.tsx';
import { EntryBar } from '../entry/EntryBar.tsx';
import { History } from '../entry/History.tsx';
import { NothingStocked } from '../entry/NothingStocked.tsx';
import { PiecesField } from '../entry/PiecesField.tsx';
import { ReadProblem } from '../entry/ReadProblem.tsx';

const { texts } = stockroom;

type Variant = { item: string; name: Message; state: ShelfState };

const count = (key: string, title: Message, of: (state: ShelfState) => number | null) =>
  ({
    key,
    title,
    isNumber: true,
    cell: ({ state }: Variant) => say(countText(of(state) ?? 0)),
  }) satisfies Column<Variant>;

const tasks = ['receipt', 'count', 'correction', 'return'] as const;

/** The kind of movement being entered. Levels and the choice of variants are edited with the product. */
function useKind(): PostingKind {
  const { task } = useStore($head);
  return isPosting(task) ? task : 'receipt';
}

/** Field for a variant's pieces. */
function Typed({ item, name }: Variant) {
  const kind = useKind();
  const typed = useStore($typedVariants)[kind];
  return (
    <PiecesField
      key={kind}
      label={name}
      isLabelHidden
      pieces={typed[item]?.pieces ?? null}
      onType={(pieces) => typeVariant(kind, item, pieces)}
    />
  );
}

function Entry() {
  const kind = useKind();
  const typed = Object.values(useStore($typedVariants)[kind]);
  const items = countText(typed.length);
  const pieces = countText(typed.reduce((sum, each) => sum + each.pieces, 0));
  return (
    <EntryBar
      tasks={tasks}
      task={kind}
      sum={say(typed.length > 0 ? fill(texts.typed, { items, pieces }) : texts.nothingTyped)}
      isEmpty={typed.length === 0}
      onEnter={() => void enterVariants(kind)}
    >
      <FileButtons
        onDownload={(format) => void downloadVariants(kind, format)}
        makeImport={() => shelfImport(kind, null, () => void readVariants())}
        hint={fileHint(kind, null)}
      />
    </EntryBar>
  );
}

function columnsOf(kind: 'count' | 'other', heading: Message): Column<Variant>[] {
  return [
    {
      key: 'item',
      title: lowColumns.texts.item,
      isName: true,
      place: 'table-wider',
      cell: ({ name }) => say(name),
    },
    kind === 'count'
      ? count('expected', texts.expected, expectedOf)
      : count('onHand', texts.inBook, ({ onHand }) => onHand),
    count('promised', texts.promised, ({ promised }) => promised),
    count('level', texts.level, ({ level }) => level),
    {
      key: 'typed',
      title: heading,
      place: 'table-wide',
      cell: (variant) => <Typed {...variant} />,
    },
  ];
}

/** The lab's accessories, with a field next to each variant for receipts, counts and corrections. */
export function VariantShelf() {
  useEffect(followAccessories, []);
  useEffect(followVariants, []);
  const products = useStore($accessories)?.products ?? [];
  const states = useStore($variants)?.states;
  const reading = useStore($variantsReading);
  const kind = useKind();
  const [opened, setOpened] = useState<Variant | null>(null);
  if (!states) return <ReadProblem reading={reading} onRetry={() => void readVariants()} />;
  const rows = products.flatMap((product) =>
    product.variants.flatMap((variant): Variant[] => {
      const item = accessoryKey({ product: product.id, variant: variant.id });
      const state = states.get(item);
      return state
        ? [{ item, name: itemName(item, { lenses: [], products: [product] }), state }]
        : [];
    }),
  );
  if (states.size === 0) {
    const { noAccessories: title, noAccessoriesHint: text } = texts;
    return <NothingStocked picture="parcel" title={title} text={text} tab="accessories" />;
  }
  return (
    <>
      <Entry />
      <ActiveTable
        caption={texts.accessories}
        columns={columnsOf(kind === 'count' ? 'count' : 'other', taskNames.texts[kind])}
        rows={rows}
        idOf={({ item }) => item}
        onOpen={setOpened}
      />
      {opened && (
        <LabDialog title={opened.name} onClose={() => setOpened(null)}>
          <History item={opened.item} seen={opened.state.seen} />
        </LabDialog>
      )}
    </>
  );
}
