import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** Status of the channels. */
export const {
  $value: $channels,
  $reading: $channelsReading,
  read: readChannels,
} = createOwnReading(
  () => destinationPaths.channels,
  ({ channels }) => channels,
);

/** Keeps the channels up to date until the returned function is called. */
export const followChannels = (): (() => void) => keepFresh(() => void readChannels());
