import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { say } from '../../../ui/base/say.tsx';

/** The id of the keys' hint, which describes the grid. */
export const gridKeysId = 'power-grid-keys';

/** How a grid of powers is moved in and filled from the keyboard. */
export function GridKeys() {
  return (
    <p className="power-grid-keys" id={gridKeysId}>
      {say(powerGrid.texts.keys)}
    </p>
  );
}
