import type { MouseEvent } from 'react';
import { catalogueTexts } from '../../../i18n/assortment/catalogue.ts';
import {
  type CatalogueTab,
  cataloguePath,
  openCatalogue,
} from '../../../stores/assortment/address.ts';
import { say } from '../../../ui/base/say.tsx';

type TabLinkProps = { tab: CatalogueTab; isOpen?: boolean; className?: string };

/** Links to a part of the catalogue without a page load. */
export function TabLink({ tab, isOpen = false, className }: TabLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openCatalogue(tab);
  };
  return (
    <a
      href={cataloguePath(tab)}
      className={className}
      aria-current={isOpen ? 'page' : undefined}
      onClick={open}
    >
      {say(catalogueTexts.texts[tab])}
    </a>
  );
}
