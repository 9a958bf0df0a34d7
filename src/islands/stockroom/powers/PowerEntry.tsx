import { useStore } from '@nanostores/react';
import { isPosting } from '../../../domain/stockroom/shelf-task.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { gridTools } from '../../../i18n/power-grid/power-grid.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { redoEdit, undoEdit } from '../../../stores/power-grid/edits.ts';
import { $canRedo, $canUndo } from '../../../stores/power-grid/grid.ts';
import { $typedSum } from '../../../stores/stockroom/desk.ts';
import { enterCells } from '../../../stores/stockroom/enter-cells.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useMessages } from '../../base/use-messages.ts';
import { EntryBar } from '../entry/EntryBar.tsx';
import { FillPowers } from './FillPowers.tsx';
import { PowerFiles } from './PowerFiles.tsx';

const { texts } = stockroom;
const tasks = ['receipt', 'count', 'correction', 'return', 'levels', 'powers'] as const;

function Steps() {
  const canUndo = useStore($canUndo);
  const canRedo = useStore($canRedo);
  const { undo, redo } = useMessages(gridTools);
  return (
    <div className="power-grid-steps">
      <button
        type="button"
        className="choice power-grid-step"
        aria-label={undo}
        title={undo}
        disabled={!canUndo}
        onClick={undoEdit}
      >
        <Icon name="arrow-counterclockwise" />
      </button>
      <button
        type="button"
        className="choice power-grid-step"
        aria-label={redo}
        title={redo}
        disabled={!canRedo}
        onClick={redoEdit}
      >
        <Icon name="arrow-clockwise" />
      </button>
    </div>
  );
}

/** The sum of the grids' input, and the button that posts it. */
export function PowerEntry() {
  const { task } = useStore($head);
  const { items, pieces } = useStore($typedSum);
  const sum = fill(isPosting(task) ? texts.typed : texts.typedItems, {
    items: countText(items),
    pieces: countText(pieces),
  });
  return (
    <EntryBar
      tasks={tasks}
      task={task}
      sum={say(items > 0 ? sum : texts.nothingTyped)}
      isEmpty={items === 0}
      onEnter={() => void enterCells()}
    >
      <Steps />
      <FillPowers />
      <PowerFiles />
    </EntryBar>
  );
}
