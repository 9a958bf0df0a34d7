import {
  breakpoints,
  drawerOverlayMax,
  drawerWidth,
  drawerWidthMini,
  popupLayer,
  slideHeight,
  themeColours,
} from '../../src/panel/constants.ts';
import { labMenuRows } from '../../src/ui/lab/lab-menu.ts';

const address = 'specified:constants';

/** Constants of the panel as Sass variables: `@use 'specified' as *`. */
export function specifiedConstants() {
  return {
    canonicalize: (name: string) => (name === 'specified' ? new URL(address) : null),
    load: () => ({ contents: sassVariables(), syntax: 'scss' as const }),
  };
}

function sassVariables(): string {
  const variables: Record<string, string | number> = {
    'drawer-width': `${drawerWidth}px`,
    'drawer-width-mini': `${drawerWidthMini}px`,
    'drawer-overlay-max': `${drawerOverlayMax}px`,
    'slide-height': `${slideHeight}px`,
    'popup-layer': popupLayer,
    // Space reserved for the lab's section of the menu: its headings and entries.
    'lab-menu-rows': labMenuRows,
  };
  for (const [name, width] of Object.entries(breakpoints)) variables[`from-${name}`] = `${width}px`;
  for (const [theme, colours] of Object.entries(themeColours)) {
    for (const [name, colour] of Object.entries(colours)) variables[`${theme}-${name}`] = colour;
  }
  return Object.entries(variables)
    .map(([name, value]) => `$${name}: ${value};`)
    .join('\n');
}
