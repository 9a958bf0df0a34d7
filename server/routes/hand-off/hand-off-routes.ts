import { feedPath, handOffPaths } from '../../../src/api/hand-off/paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { feed } from './feed.ts';
import { machineKeys } from './machine-keys.ts';
import { webhooks } from './webhooks.ts';

/** The routes for the lab's own software, by their paths. */
export const handOffRoutes: MountedRoutes = [
  [handOffPaths.keys, machineKeys],
  [feedPath, feed],
  [handOffPaths.webhooks, webhooks],
];
