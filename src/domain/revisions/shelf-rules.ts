import type { QuantityBreaks } from '../shelf/shelf-price.ts';
import type { StockBand, StockCell } from '../stock/stock.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { fault } from './fault.ts';
import type { ItemValues } from './item-values.ts';
import { ascending, endsInOrder, offStep, overlaps, powerStep, unique } from './ranges.ts';

/** Issues of a stock lens by itself, independent of other items. */
export function stockLensIssues({ tiers }: ItemValues['stockLens']): Issue[] {
  return Object.entries(tiers).flatMap(([tier, bands]) => {
    const at = `value.tiers.${tier}`;
    const own = bands.flatMap((band, index) => stockBandIssues(`${at}.${index}`, band));
    return own.length > 0 ? own : overlaps(at, bands, { overlap, isWithin });
  });
}

/** Issues of a stock cell's key. */
export function stockCellIssues({ sphere, cylinder }: StockCell): Issue[] {
  const isOff = [sphere, cylinder].some((power) => power % powerStep !== 0);
  return isOff ? [fault('item', 'offStep', { step: powerStep })] : [];
}

/** Issues of an accessory by itself, independent of other items. */
export function accessoryIssues({ variants, tiers }: ItemValues['accessory']): Issue[] {
  const ids = variants.map(({ id }) => id);
  return [
    ...unique((index) => `value.variants.${index}.id`, ids),
    ...Object.entries(tiers).flatMap(([tier, bands]) => {
      const at = `value.tiers.${tier}`;
      const all = bands.map(({ variant }) => variant);
      return [
        ...all.flatMap((variant, index) =>
          variant === null || ids.includes(variant)
            ? []
            : [fault(`${at}.${index}.variant`, 'unknownName', { name: variant })],
        ),
        ...overlaps(at, all, { overlap: () => false, isWithin: isHidden }),
        ...bands.flatMap(({ breaks }, index) => breakIssues(`${at}.${index}`, breaks)),
      ];
    }),
  ];
}

const isHidden = (variant: string | null, before: string | null) =>
  before === null || variant === before;

function breakIssues(at: string, breaks: QuantityBreaks): Issue[] {
  const froms = breaks.map(({ from }) => from);
  const first = froms[0] === 1 ? [] : [fault(`${at}.breaks.0.from`, 'firstBreak')];
  const path = `${at}.breaks`;
  return [
    ...first,
    ...ascending(path, froms).map((issue) => ({ ...issue, path: `${issue.path}.from` })),
  ];
}

function stockBandIssues(at: string, band: StockBand): Issue[] {
  const { sphereMin, sphereMax, cylinderMin, cylinderMax, breaks } = band;
  return [
    ...offStep(at, { sphereMin, sphereMax, cylinderMin, cylinderMax }),
    ...endsInOrder(`${at}.sphereMin`, sphereMin, sphereMax),
    ...endsInOrder(`${at}.cylinderMin`, cylinderMin, cylinderMax),
    ...breakIssues(at, breaks),
  ];
}

/**
 * Only compares bands of the same diameter, or of all diameters; a band for one diameter does not conflict with one for
 * all.
 */
function overlap(one: StockBand, other: StockBand): boolean {
  return (
    one.diameter === other.diameter &&
    one.sphereMin <= other.sphereMax &&
    other.sphereMin <= one.sphereMax &&
    one.cylinderMin <= other.cylinderMax &&
    other.cylinderMin <= one.cylinderMax
  );
}

function isWithin(one: StockBand, other: StockBand): boolean {
  return (
    (other.diameter === null || one.diameter === other.diameter) &&
    one.sphereMin >= other.sphereMin &&
    one.sphereMax <= other.sphereMax &&
    one.cylinderMin >= other.cylinderMin &&
    one.cylinderMax <= other.cylinderMax
  );
}
