import { panelRoutes } from '../domain/routes.ts';
import { dashboard } from '../i18n/messages/dashboard.ts';
import { Tile } from './Tile.tsx';

const { texts } = dashboard;
const { stockSingle, stockMulti } = panelRoutes;

/** The two ways to order stock lenses. */
export function StockTiles() {
  return (
    <>
      <Tile
        href={stockSingle.path}
        icon="circle"
        title={texts.stockSingleTitle}
        hint={texts.stockSingle}
      />
      <Tile
        href={stockMulti.path}
        icon="table"
        title={texts.stockMultiTitle}
        hint={texts.stockMulti}
      />
    </>
  );
}
