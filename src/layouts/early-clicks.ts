import { toggleTheme } from '../stores/shell/appearance.ts';
import { toggleDrawer, toggleDrawerMini } from '../stores/shell/drawer.ts';

const actions: Record<string, () => void> = {
  theme: toggleTheme,
  mini: toggleDrawerMini,
  drawer: toggleDrawer,
};

/**
 * Once the stores are bound to the document, clicks on buttons that aren't hydrated yet go to the stores. If the
 * first-paint script still handled them, the page and the stores would have different states.
 */
export function handleEarlyClicks(): void {
  const handle = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('astro-island[ssr] [data-early]');
    const act = actions[button?.dataset.early ?? ''];
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('click', handle, { capture: true });
}
