import { counterPaths } from '../../../src/api/counter/paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { queueMoves } from './moves.ts';
import { queueViews } from './views.ts';

/** The routes of named views and of moves of many orders, by their paths. */
export const counterRoutes: MountedRoutes = [
  [counterPaths.all, queueViews],
  [counterPaths.all, queueMoves],
];
