import { type MouseEvent, useEffect, useRef } from 'react';
import { catalogueTexts } from '../../i18n/assortment/catalogue.ts';
import {
  type CatalogueTab,
  cataloguePath,
  catalogueTabs,
  openCatalogue,
} from '../../stores/assortment/address.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useMessages } from '../base/use-messages.ts';

const { texts } = catalogueTexts;

/** The parts of the catalogue; each has an address of its own. */
export function Tabs({ open }: { open: CatalogueTab }) {
  const words = useMessages(catalogueTexts);
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect finds the open tab by its mark.
  useEffect(() => {
    const marked = bar.current?.querySelector('[aria-current]');
    marked?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  const choose = (event: MouseEvent, tab: CatalogueTab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openCatalogue(tab);
  };
  return (
    <nav className="assortment-tabs" aria-label={words.tabs} ref={bar}>
      {catalogueTabs.map((tab) => (
        <a
          key={tab}
          href={cataloguePath(tab)}
          aria-current={tab === open ? 'page' : undefined}
          onClick={(event) => choose(event, tab)}
        >
          <Text of={texts[tab]} />
        </a>
      ))}
    </nav>
  );
}
