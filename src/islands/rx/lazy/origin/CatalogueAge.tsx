import { catalogueAge } from '../../../../i18n/rx/lazy/catalogue-age.ts';
import { $catalogueAt, $pricesKnown } from '../../../../stores/rx/catalogue.ts';
import { Age } from '../../../../ui/age/Age.tsx';
import { useLive } from '../../../base/use-live.ts';

/** The age of the lenses and prices stored on the device. */
export function CatalogueAge() {
  const at = useLive($catalogueAt, null);
  const hasPrices = useLive($pricesKnown, false);
  // Stored by an old version of the panel, which didn't record the time.
  if (at === null) return null;
  const { prices, lenses } = catalogueAge.texts;
  return (
    <p className="rx-hint" role="status">
      <Age text={hasPrices ? prices : lenses} at={at} />
    </p>
  );
}
