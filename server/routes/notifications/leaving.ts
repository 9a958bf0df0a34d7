import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { wearerPaths } from '../../../src/api/notifications/wearer-paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { channels } from './channels.ts';
import { destinations } from './destinations.ts';
import { messageWishes } from './message-wishes.ts';
import { stops } from './stops.ts';

/** The routes for messages that leave the panel, by their paths. */
export const leavingRoutes: MountedRoutes = [
  [destinationPaths.destinations, destinations],
  [destinationPaths.channels, channels],
  [wearerPaths.wishes, messageWishes],
  [wearerPaths.stops, stops],
];
