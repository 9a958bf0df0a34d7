import { createRouter } from '@nanostores/router';
import { panelRoutes } from '../../panel/routes.ts';

type PanelPaths = { [Name in keyof typeof panelRoutes]: (typeof panelRoutes)[Name]['path'] };

const panelPaths = Object.fromEntries(
  Object.entries(panelRoutes).map(([name, { path }]) => [name, path]),
) as PanelPaths;

/** The current route; `other` is a page with its title in its markup. Astro navigates; this store only follows. */
export const $router = createRouter({ ...panelPaths, other: /./ }, { links: false });
