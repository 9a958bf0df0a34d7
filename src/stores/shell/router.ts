import { createRouter } from '@nanostores/router';
import { loginPath, panelRoutes } from '../../panel/routes.ts';

type PanelPaths = { [Name in keyof typeof panelRoutes]: (typeof panelRoutes)[Name]['path'] };

const panelPaths = Object.fromEntries(
  Object.entries(panelRoutes).map(([name, { path }]) => [name, path]),
) as PanelPaths;

/** The current route, the login included. Astro navigates; this store only follows. */
export const $router = createRouter({ ...panelPaths, login: loginPath }, { links: false });
