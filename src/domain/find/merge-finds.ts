import type { Findable } from './findable.ts';

/**
 * Appends the server's results to the device's. Results already shown keep their places, so that nothing moves under
 * the reader. Results the device already has are left out.
 */
export function mergeBehind<Of extends Findable>(
  device: readonly Of[],
  shown: readonly Of[],
  arrived: readonly Of[],
): Of[] {
  const again = new Map(arrived.map((each) => [each.key, each]));
  const known = new Set(shown.map(({ key }) => key));
  const kept = shown.flatMap(({ key }) => again.get(key) ?? []);
  const added = arrived.filter(({ key }) => !known.has(key));
  const own = new Set(device.map(({ key }) => key));
  return [...kept, ...added].filter(({ key }) => !own.has(key));
}
