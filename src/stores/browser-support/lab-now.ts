import { isClockWrong, serverNow } from '../../api/server-clock.ts';
import { report } from './problems.ts';

/** The time by the server's clock where the device's is wrong. What counts days uses this, never the device's clock. */
export const labNow = (): Date => new Date(serverNow());

export function reportWrongClock(): void {
  if (isClockWrong()) report('clock');
}
