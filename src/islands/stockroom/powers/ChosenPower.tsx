import { useStore } from '@nanostores/react';
import { cellAt } from '../../../domain/power-grid/window.ts';
import { stockCellKey } from '../../../domain/stock/chart.ts';
import { expectedOf, type ShelfState } from '../../../domain/stockroom/shelf-chart.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { inBoth, type Message } from '../../../i18n/language/message.ts';
import { formatStockPower } from '../../../i18n/stock/format-stock.ts';
import { stockroom, taskNames } from '../../../i18n/stockroom/stockroom.ts';
import { setPieces } from '../../../stores/power-grid/edits.ts';
import { $grid } from '../../../stores/power-grid/grid.ts';
import { $cells } from '../../../stores/stockroom/items.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { say } from '../../../ui/base/say.tsx';
import { History } from '../entry/History.tsx';
import { PiecesField } from '../entry/PiecesField.tsx';

const { texts } = stockroom;

/** Id of the heading that names the pane. */
const titleId = 'stockroom-chosen';

function Facts({ state }: { state: ShelfState }) {
  const facts: readonly (readonly [Message, Message])[] = [
    [texts.inBook, countText(state.onHand)],
    [texts.promised, countText(state.promised)],
    [texts.expected, countText(expectedOf(state))],
    [texts.level, state.level === null ? texts.noLevel : countText(state.level)],
  ];
  return (
    <dl className="stockroom-facts">
      {facts.map(([name, value]) => (
        <div key={name[1]}>
          <dt>{say(name)}</dt>
          <dd className="number">{say(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The selected power: its recorded stock, a field for the entry, and its history. */
export function ChosenPower() {
  const grid = useStore($grid);
  const states = useStore($cells)?.states;
  const { task } = useStore($head);
  const cell = grid && cellAt(grid.window, grid.selection.active);
  if (!grid || !cell) return null;
  const { row, column } = grid.selection.active;
  const key = stockCellKey(cell);
  const state = states?.get(key);
  return (
    <aside className="surface stockroom-chosen" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {say(texts.chosen)}{' '}
        <span className="number">{say(inBoth((locale) => formatStockPower(cell, locale)))}</span>
      </h2>
      {state ? (
        <>
          <PiecesField
            key={key}
            label={taskNames.texts[task]}
            pieces={grid.quantities.pieces[row]?.[column] ?? null}
            onType={(pieces) => setPieces({ row, column }, pieces)}
          />
          <Facts state={state} />
          <History item={key} seen={state.seen} />
        </>
      ) : (
        <p>{say(texts.notMade)}</p>
      )}
    </aside>
  );
}
