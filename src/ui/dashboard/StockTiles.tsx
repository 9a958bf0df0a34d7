import { dashboard } from '../../i18n/dashboard/dashboard.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { Tile } from './Tile.tsx';

const { texts } = dashboard;
const { stockSingle, stockMulti } = panelRoutes;

export function StockTiles() {
  return (
    <>
      <Tile
        href={stockSingle.path}
        icon="circle"
        title={titles.texts.stockSingle}
        hint={texts.stockSingle}
      />
      <Tile
        href={stockMulti.path}
        icon="table"
        title={titles.texts.stockMulti}
        hint={texts.stockMulti}
      />
    </>
  );
}
