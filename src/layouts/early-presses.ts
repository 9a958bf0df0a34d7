import { toggleTheme } from '../stores/shell/appearance.ts';
import { toggleDrawer, toggleDrawerMini } from '../stores/shell/drawer.ts';

const verbs: Record<string, () => void> = {
  theme: toggleTheme,
  mini: toggleDrawerMini,
  drawer: toggleDrawer,
};

/**
 * Once the stores are bound to the document, presses on buttons that are not hydrated yet go to the stores. If the
 * first-paint script still answered them, the page would show one state and the stores another.
 */
export function takeEarlyPresses(): void {
  const take = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('astro-island[ssr] [data-early]');
    const verb = verbs[button?.dataset.early ?? ''];
    if (!verb) return;
    event.preventDefault();
    verb();
  };
  document.addEventListener('click', take, { capture: true });
}
