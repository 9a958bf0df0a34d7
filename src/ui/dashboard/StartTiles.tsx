import { dashboard } from '../../i18n/dashboard/dashboard.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';
import { StockTiles } from './StockTiles.tsx';
import { Tile } from './Tile.tsx';

const { texts } = dashboard;
const { rx, accessories } = panelRoutes;

/** Links that start an order of each kind. */
export function StartTiles() {
  return (
    <section className="start">
      <h2>{say(texts.start)}</h2>
      <div className="tiles">
        <Tile href={rx.path} icon="eyeglasses" title={titles.texts.rx} hint={texts.rx} />
        <StockTiles />
        <Tile
          href={accessories.path}
          icon="box-seam"
          title={titles.texts.accessories}
          hint={texts.accessories}
        />
      </div>
    </section>
  );
}
