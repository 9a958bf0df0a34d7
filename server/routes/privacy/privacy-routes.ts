import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { ownData } from './own-data.ts';
import { password } from './password.ts';
import { sessions } from './sessions.ts';

/** The routes for a user's own data and security, by their paths. */
export const privacyRoutes: MountedRoutes = [
  [privacyPaths.sessions, sessions],
  [privacyPaths.password, password],
  [privacyPaths.data, ownData],
];
