import type { Findable } from './findable.ts';

/**
 * The server's finds as they stand behind the device's. What was shown already and is found again keeps its place, so
 * that nothing moves under the reader; what the device has itself is left out.
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
