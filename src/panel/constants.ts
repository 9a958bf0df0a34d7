/**
 * Sizes, times and colours from the specification. Styles, the first-paint script and islands all use these; the
 * build passes them to Sass as variables.
 */

/** Widths of the side drawer, px. */
export const drawerWidth = 250;
export const drawerWidthMini = 57;

/** The drawer is an overlay up to this viewport width, px. */
export const drawerOverlayMax = 1023;

/** Height of a slide of the drawer's carousel, px. */
export const slideHeight = 300;

/** z-index of popup menus. */
export const popupLayer = 22;

/** Each breakpoint starts at this viewport width, px. */
export const breakpoints = { sm: 600, md: 1024, lg: 1440, xl: 1920 } as const;

/** How long a toast stays on screen, ms. */
export const toastDuration = 3000;

/** Colours of the surfaces and the text on them. */
export const themeColours = {
  light: { layout: '#fafafb', sidebar: '#ffffff', header: '#f7f7fe', text: '#585858' },
  dark: { layout: '#121212', sidebar: '#1e1e1e', header: '#3d3d3d', text: '#BFBFBF' },
} as const;
