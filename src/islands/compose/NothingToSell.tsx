import { nothingSold, type Sold } from '../../i18n/compose/nothing-sold.ts';
import { nothingToSell } from '../../i18n/compose/nothing-to-sell.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = nothingToSell;

/** The part of the catalogue in which each kind is set up. */
const tabs = { lenses: 'coatings', stock: 'stock', accessories: 'accessories' } as const;

/** Tells the lab where to begin if it doesn't sell anything of a kind yet. */
export function NothingToSell({ of }: { of: Sold }) {
  return (
    <EmptyState picture="lens" title={nothingSold.texts[of]} text={texts[of]}>
      <a className="btn btn-primary" href={`${labRoutes.catalogue.path}?tab=${tabs[of]}`}>
        {say(texts.toCatalogue)}
      </a>
    </EmptyState>
  );
}
