import type { PowerBand } from '../catalogue/lens.ts';
import { eyeLimits } from '../optics/eye-fields.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { fault } from './fault.ts';
import type { ItemValues } from './item-values.ts';
import { ascending, endsInOrder, offStep, overlaps, unique } from './ranges.ts';

type Design = ItemValues['design'];

/** Available corridor lengths, tenths of a millimetre; general knowledge of the trade. */
const corridorLimits = { min: 60, max: 250 } as const;

/** Issues of a design by itself, independent of other items. */
export function designIssues(design: Design): Issue[] {
  const { kind, minimumHeight, corridors, individualValues, variants } = design;
  return [
    ...heightIssues(kind, minimumHeight),
    ...corridorIssues(kind, corridors),
    ...unique((index) => `value.individualValues.${index}`, individualValues),
    ...unique(
      (index) => `value.variants.${index}`,
      variants.map(({ index, colour }) => `${index} ${colour}`),
    ),
    ...variants.flatMap(({ coatings, bands }, index) => [
      ...unique((each) => `value.variants.${index}.coatings.${each}`, coatings),
      ...bandIssues(`value.variants.${index}.bands`, bands),
    ]),
  ];
}

/** The bounds are those of the heights shops measure: beyond them, no height would be sufficient, or every one. */
function heightIssues(kind: Design['kind'], minimumHeight: number | null): Issue[] {
  const path = 'value.minimumHeight';
  if (minimumHeight === null) return [];
  if (kind === 'singleVision') return [fault(path, 'noMinimumHeight')];
  const { min, max } = eyeLimits.height;
  const isSane = minimumHeight >= min && minimumHeight <= max;
  return isSane ? [] : [{ path, code: 'outOfRange', params: { min, max } }];
}

function corridorIssues(kind: Design['kind'], corridors: readonly number[]): Issue[] {
  const path = 'value.corridors';
  if (corridors.length > 0 && kind !== 'progressive') return [fault(path, 'onlyProgressive')];
  const { min, max } = corridorLimits;
  return [
    ...corridors.flatMap((length, index): Issue[] =>
      length >= min && length <= max
        ? []
        : [{ path: `${path}.${index}`, code: 'outOfRange', params: { min, max } }],
    ),
    ...ascending(path, corridors),
  ];
}

function bandIssues(at: string, bands: readonly PowerBand[]): Issue[] {
  const own = bands.flatMap((band, index) => oneBandIssues(`${at}.${index}`, band));
  return own.length > 0 ? own : overlaps(at, bands, { overlap, isWithin });
}

function oneBandIssues(at: string, band: PowerBand): Issue[] {
  const { sphereMin, sphereMax, cylinderMin, combinedMin } = band;
  const { min, max } = eyeLimits.sphere;
  const spheres = { sphereMin, sphereMax };
  const beyond = Object.entries(spheres).filter(([, sphere]) => sphere < min || sphere > max);
  const own: Issue[] = [
    ...beyond.map(([field]): Issue => {
      return { path: `${at}.${field}`, code: 'outOfRange', params: { min, max } };
    }),
    ...offStep(at, { sphereMin, sphereMax, cylinderMin, combinedMin }),
    ...endsInOrder(`${at}.sphereMin`, sphereMin, sphereMax),
  ];
  if (own.length > 0) return own;
  return sphereMax < combinedMin ? [fault(`${at}.combinedMin`, 'emptyRange')] : [];
}

/** The weakest cylinder, 0, is part of every band and reaches the combined bound first. */
function overlap(one: PowerBand, other: PowerBand): boolean {
  const lowest = Math.max(one.sphereMin, other.sphereMin, one.combinedMin, other.combinedMin);
  return lowest <= Math.min(one.sphereMax, other.sphereMax);
}

const strongest = ({ sphereMin, cylinderMin, combinedMin }: PowerBand) =>
  Math.max(combinedMin, sphereMin + cylinderMin);

function isWithin(one: PowerBand, other: PowerBand): boolean {
  return (
    Math.max(one.sphereMin, one.combinedMin) >= other.sphereMin &&
    one.sphereMax <= other.sphereMax &&
    one.cylinderMin >= other.cylinderMin &&
    strongest(one) >= other.combinedMin
  );
}
