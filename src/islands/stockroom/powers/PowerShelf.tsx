import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { $gridWindow } from '../../../stores/power-grid/grid.ts';
import { $stock } from '../../../stores/stock/stock.ts';
import { followShelf, readView } from '../../../stores/stockroom/desk.ts';
import { $cellsReading } from '../../../stores/stockroom/items.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { NothingStocked } from '../entry/NothingStocked.tsx';
import { ReadProblem } from '../entry/ReadProblem.tsx';
import { ChosenPower } from './ChosenPower.tsx';
import { NoPowers } from './NoPowers.tsx';
import { PowerEntry } from './PowerEntry.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ShelfGrid } from './ShelfGrid.tsx';
import { ViewChoice } from './ViewChoice.tsx';

const { texts } = stockroom;

/** The powers of a stock lens: a grid into which receipts, counts and corrections are typed or pasted. */
export function PowerShelf() {
  useEffect(followShelf, []);
  const stock = useStore($stock);
  const reading = useStore($cellsReading);
  const window = useStore($gridWindow);
  const { task } = useStore($head);
  const isEmpty = window?.spheres.length === 0 && task !== 'powers';
  if (stock?.lenses.length === 0) {
    return (
      <NothingStocked picture="lens" title={texts.noLenses} text={texts.noLensesHint} tab="stock" />
    );
  }
  if (!stock || !window) return <ReadProblem reading={reading} onRetry={readView} />;
  return (
    <>
      <ViewChoice lenses={stock.lenses} />
      {isEmpty ? <NoPowers /> : <PowerEntry />}
      <ReviewDialog />
      {!isEmpty && (
        <div className="stockroom-desk">
          <ShelfGrid />
          <ChosenPower />
        </div>
      )}
    </>
  );
}
