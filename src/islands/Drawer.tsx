import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shell } from '../i18n/messages/shell.ts';
import { $drawerOverlay, closeDrawerOverlay } from '../stores/drawer.ts';
import { Illustration } from '../ui/Illustration.tsx';
import { MenuTree } from '../ui/MenuTree.tsx';
import { menu } from '../ui/menu.ts';
import { Slides } from '../ui/Slides.tsx';
import { Text } from '../ui/Text.tsx';
import { useRoute } from './use-route.ts';

/** While the drawer lies over the page, Escape closes it and nothing behind it takes the focus. */
function useOverlay() {
  const overlay = useStore($drawerOverlay);
  useEffect(() => {
    if (overlay === 'closed') return;
    const behind = document.querySelectorAll<HTMLElement>('#main, .header, .footer');
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeDrawerOverlay();
    for (const part of behind) part.inert = true;
    document.addEventListener('keydown', onKey);
    document.querySelector<HTMLElement>('#drawer a')?.focus();
    return () => {
      for (const part of behind) part.inert = false;
      document.removeEventListener('keydown', onKey);
      document.querySelector<HTMLElement>('[aria-controls="drawer"]')?.focus();
    };
  }, [overlay]);
}

/** The side drawer: brand, menu and, at its bottom, the slides. */
export function Drawer() {
  useOverlay();
  const route = useRoute();
  return (
    <>
      <aside className="drawer" id="drawer">
        <p className="brand">
          <Illustration name="brand" width={28} height={28} />
          <Text of={shell.texts.brand} />
        </p>
        <nav>
          <h2 className="visually-hidden">
            <Text of={shell.texts.mainMenu} />
          </h2>
          <MenuTree items={menu} route={route === 'order' ? 'orders' : route} />
        </nav>
        <Slides />
      </aside>
      <button type="button" className="backdrop" tabIndex={-1} onClick={closeDrawerOverlay}>
        <span className="visually-hidden">
          <Text of={shell.texts.close} />
        </span>
      </button>
    </>
  );
}
