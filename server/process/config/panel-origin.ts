import type { Settings } from './settings.ts';

/** The origin of the panel to which links lead: the first one elsewhere, or this server's `own`. */
export const panelOrigin = ({ panelOrigins }: Settings, own: string): string =>
  panelOrigins[0] ?? own;
