import { loginPath, panelRoutes } from '../../../src/panel/routes.ts';

const { logout: _leavesAtOnce, ...staying } = panelRoutes;

/** Every route except logout, which redirects immediately. */
export const screenNames = Object.keys(staying) as (keyof typeof staying)[];

/** Every path that shows a screen. */
export const everyPath: readonly string[] = [
  ...screenNames.map((name) => panelRoutes[name].path),
  loginPath,
];

export const locales = ['fa', 'en'] as const;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
