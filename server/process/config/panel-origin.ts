import type { Settings } from './settings.ts';

/** The origin that links to the panel use: the first panel hosted elsewhere, or this server's `own`. */
export const panelOrigin = ({ panelOrigins }: Settings, own: string): string =>
  panelOrigins[0] ?? own;
