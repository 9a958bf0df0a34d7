import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { wearerPaths } from '../../../src/api/notifications/wearer-paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { channels } from './channels.ts';
import { destinations } from './destinations.ts';
import { messageSettings } from './message-settings.ts';
import { stops } from './stops.ts';

/** The routes for messages that leave the panel, by their paths. */
export const notificationRoutes: MountedRoutes = [
  [destinationPaths.destinations, destinations],
  [destinationPaths.channels, channels],
  [wearerPaths.messageSettings, messageSettings],
  [wearerPaths.stops, stops],
];
