import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { askForKeys } from '../../find/ask-for-keys.ts';

/** The id of the keys' summary, which describes the grid. */
export const gridKeysId = 'power-grid-keys';

/** How a grid of powers is moved in and filled from the keyboard: in short for who hears it, in whole on a press. */
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
