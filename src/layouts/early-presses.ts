import { toggleTheme } from '../stores/shell/appearance.ts';
import { toggleDrawer, toggleDrawerMini } from '../stores/shell/drawer.ts';

const verbs: Record<string, () => void> = {
  theme: toggleTheme,
  mini: toggleDrawerMini,
  drawer: toggleDrawer,
};

/**
 * From the moment the stores hold the document, presses on a button that is not yet hydrated go to them. Answered by
 * the first-paint script, as before that moment, the page would show one thing and the stores another.
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
