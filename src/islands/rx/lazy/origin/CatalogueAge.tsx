import { catalogueAge } from '../../../../i18n/rx/lazy/catalogue-age.ts';
import { $catalogueAt, $pricesKnown } from '../../../../stores/rx/catalogue.ts';
import { Age } from '../../../../ui/age/Age.tsx';
import { useLive } from '../../../base/use-live.ts';

/** How old the lenses and prices are that the device kept. */
export function CatalogueAge() {
  const at = useLive($catalogueAt, null);
  const hasPrices = useLive($pricesKnown, false);
  // Kept by an earlier version, which did not know when.
  if (at === null) return null;
  const { prices, lenses } = catalogueAge.texts;
  return (
    <p className="rx-hint" role="status">
      <Age text={hasPrices ? prices : lenses} at={at} />
    </p>
  );
}
