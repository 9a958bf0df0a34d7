import { catalogueTexts } from '../../i18n/assortment/catalogue.ts';
import { type CatalogueTab, catalogueTabs } from '../../stores/assortment/address.ts';
import { useMessages } from '../base/use-messages.ts';
import { TabLink } from './parts/TabLink.tsx';

/** The parts of the catalogue. Each has its own URL. */
export function Tabs({ open }: { open: CatalogueTab }) {
  const words = useMessages(catalogueTexts);
  return (
    <nav className="assortment-tabs" aria-label={words.tabs}>
      {catalogueTabs.map((tab) => (
        <TabLink key={tab} tab={tab} isOpen={tab === open} />
      ))}
    </nav>
  );
}
