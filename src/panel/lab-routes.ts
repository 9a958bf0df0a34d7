import type { PanelRoute } from './routes.ts';

/** Screens for the lab only, in the order of the menu. Separate from the other routes, which every page loads. */
export const labRoutes = {
  catalogue: { path: '/catalogue', requiresAuth: true },
  shelf: { path: '/shelf', requiresAuth: true },
  accounts: { path: '/accounts', requiresAuth: true },
  lab: { path: '/lab', requiresAuth: true },
  handOff: { path: '/handOff', requiresAuth: true },
  audit: { path: '/audit', requiresAuth: true },
} as const satisfies Record<string, PanelRoute>;
export type LabRouteName = keyof typeof labRoutes;
