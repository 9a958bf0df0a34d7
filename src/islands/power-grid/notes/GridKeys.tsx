import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { askForKeys } from '../../find/ask-for-keys.ts';

/** Id of the summary of keyboard shortcuts, which describes the grid. */
export const gridKeysId = 'power-grid-keys';

/** Keyboard shortcuts of a power grid: a summary for screen readers, and a button that shows all of them. */
export function GridKeys() {
  return (
    <div className="power-grid-keys">
      <span className="visually-hidden" id={gridKeysId}>
        {say(powerGrid.texts.keys)}
      </span>
      <Button look="link" text={powerGrid.texts.allKeys} onClick={askForKeys} />
    </div>
  );
}
