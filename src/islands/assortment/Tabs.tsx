import { useEffect, useRef } from 'react';
import { catalogueTexts } from '../../i18n/assortment/catalogue.ts';
import { type CatalogueTab, catalogueTabs } from '../../stores/assortment/address.ts';
import { useMessages } from '../base/use-messages.ts';
import { TabLink } from './parts/TabLink.tsx';

/** The parts of the catalogue; each has an address of its own. */
export function Tabs({ open }: { open: CatalogueTab }) {
  const words = useMessages(catalogueTexts);
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect finds the open tab by its mark.
  useEffect(() => {
    const marked = bar.current?.querySelector('[aria-current]');
    marked?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <nav className="assortment-tabs" aria-label={words.tabs} ref={bar}>
      {catalogueTabs.map((tab) => (
        <TabLink key={tab} tab={tab} isOpen={tab === open} />
      ))}
    </nav>
  );
}
