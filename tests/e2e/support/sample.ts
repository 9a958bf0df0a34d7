import { fillSample, type Sample } from '../../survey/sample.ts';

const filled = new Map<string, Promise<Sample>>();

/** The survey's sample, created once per panel: no list of the shop or the lab is empty. */
export function sampleOf(origin: string): Promise<Sample> {
  const known = filled.get(origin) ?? fillSample(origin);
  filled.set(origin, known);
  return known;
}
