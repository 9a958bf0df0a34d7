import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { LowAccessory, LowPower } from '../../../domain/stockroom/low-item.ts';
import { missingPieces } from '../../../domain/stockroom/missing-pieces.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { inBoth, type Message } from '../../../i18n/language/message.ts';
import { formatDiameter, formatStockPower } from '../../../i18n/stock/format-stock.ts';
import { lowColumns, stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { $low, $lowReading, readLow } from '../../../stores/stockroom/low.ts';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { say } from '../../../ui/base/say.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/Table.tsx';
import { ActionButton } from '../../base/ActionButton.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { withLazy } from '../../base/with-lazy.ts';
import { ReadProblem } from '../entry/ReadProblem.tsx';

const { texts } = lowColumns;
type Low = LowPower | LowAccessory;

const nameOf = (low: Low): Message => [
  'variant' in low ? `${low.name.fa}، ${low.variant.fa}` : low.name.fa,
  'variant' in low ? `${low.name.en}, ${low.variant.en}` : low.name.en,
];

const powerOf = (low: Low): Message =>
  'variant' in low
    ? ['—', '—']
    : inBoth(
        (locale) => `${formatDiameter(low.diameter, locale)} ${formatStockPower(low, locale)}`,
      );

const count = (title: Message, key: string, of: (low: Low) => number | null): Column<Low> => ({
  key,
  title,
  isNumber: true,
  cell: (low) => {
    const counted = of(low);
    return counted === null ? '—' : say(countText(counted));
  },
});

const columns: readonly Column<Low>[] = [
  {
    key: 'item',
    title: texts.item,
    isName: true,
    place: 'table-wide',
    cell: (low) => say(nameOf(low)),
  },
  {
    key: 'power',
    title: texts.power,
    place: 'table-wide',
    cell: (low) => say(powerOf(low)),
  },
  count(texts.onHand, 'onHand', ({ onHand }) => onHand),
  count(texts.level, 'level', ({ level }) => level),
  count(texts.wanted, 'wanted', ({ wanted }) => wanted),
  count(texts.missing, 'missing', missingPieces),
];

const file = lazy(() => import('../../../stores/stockroom/download-low.ts'));

async function download(format: 'csv' | 'xlsx'): Promise<void> {
  const low = $low.get();
  if (low) await withLazy(file, ({ downloadLow }) => downloadLow(low, format));
}

/** Items running low, with a file of them for the supplier. */
export function LowList() {
  const low = useStore($low);
  const reading = useStore($lowReading);
  useEffect(() => void readLow(), []);
  if (!low) return <ReadProblem reading={reading} onRetry={() => void readLow()} />;
  const rows = [...low.powers, ...low.accessories];
  if (rows.length === 0) {
    return (
      <EmptyState
        picture="tray"
        title={stockroom.texts.noneLow}
        text={stockroom.texts.noneLowHint}
      />
    );
  }
  return (
    <>
      <p className="stockroom-files">
        {(['csv', 'xlsx'] as const).map((format) => (
          <ActionButton
            icon="download"
            text={texts[format]}
            key={format}
            onPress={() => download(format)}
          />
        ))}
      </p>
      <Table caption={texts.caption} columns={columns} rows={rows} idOf={({ item }) => item} />
    </>
  );
}
