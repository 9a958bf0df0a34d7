import { linkPaths } from '../../../src/api/accounts/link-paths.ts';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { links } from './links.ts';
import { people } from './people.ts';
import { usedLinks } from './use-link.ts';

/** The routes for the people of accounts, by their paths. */
export const peopleRoutes: MountedRoutes = [
  [peoplePaths.people(), people],
  [linkPaths.links(), links],
  [linkPaths.links(), usedLinks],
];
