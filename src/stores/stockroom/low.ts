import { stockroomPaths } from '../../api/stockroom/paths.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** The powers and accessories that are low in stock. */
export const {
  $value: $low,
  $reading: $lowReading,
  read: readLow,
} = createOwnReading(
  () => stockroomPaths.low,
  (low) => low,
);
