import { nothingSold, type Sold } from '../../i18n/compose/nothing-sold.ts';
import { nothingToSell } from '../../i18n/compose/nothing-to-sell.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = nothingToSell;

/** The parts of the catalogue in which things are made. */
const tabs = { lenses: 'coatings', stock: 'stock', accessories: 'accessories' } as const;

/** For the lab, where it sells nothing yet: where to begin. */
export function NothingToSell({ of }: { of: Sold }) {
  return (
    <EmptyState picture="lens" title={nothingSold.texts[of]} text={texts[of]}>
      <a className="btn btn-primary" href={`${labRoutes.catalogue.path}?tab=${tabs[of]}`}>
        {say(texts.toCatalogue)}
      </a>
    </EmptyState>
  );
}
