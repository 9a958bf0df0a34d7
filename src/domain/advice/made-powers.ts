import type { LensCatalogue, LensColour, LensDesign, LensVariant } from '../catalogue/lens.ts';
import { bandFor, findDesign } from '../catalogue/lens-availability.ts';
import type { SpheroCylinder } from '../optics/sphero-cylinder.ts';
import type { KnownDraft } from '../rx/draft/read-known.ts';
import { availabilityOf } from '../shelf/availability.ts';
import { countInChart } from '../stock/chart.ts';
import type { StockLens } from '../stock/stock.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import { typedPower } from './typed-power.ts';

/** Availability of one power; it differs from power to power, so no range can replace it. */
export type PowerAvailability = 'made' | 'inStock' | 'outOfRange';

interface PowerAvailabilities {
  /** Variants of the chosen design, thickest lens first. */
  readonly variants: readonly { index: number; colour: LensColour; isChosen: boolean }[];
  /** One cell per variant; empty for an eye that is not ordered or has no known power. */
  readonly eyes: Readonly<Record<EyeSide, readonly PowerAvailability[]>>;
}

/** Availability of the typed powers in every variant of the chosen design, whether made to order or in stock. */
export function powerAvailabilities(
  { rx }: KnownDraft,
  catalogue: LensCatalogue,
  shelf: readonly StockLens[],
): PowerAvailabilities {
  const design = findDesign(catalogue, rx.lens.design ?? '');
  const variants = [...(design?.variants ?? [])].sort((one, other) => one.index - other.index);
  const cellsOf = (side: EyeSide) => {
    const power = typedPower(rx[side]);
    return power ? variants.map((variant) => cellOf(power, variant, design, shelf)) : [];
  };
  return {
    variants: variants.map(({ index, colour }) => {
      const isChosen = index === rx.lens.index && colour === rx.lens.colour;
      return { index, colour, isChosen };
    }),
    eyes: { right: cellsOf('right'), left: cellsOf('left') },
  };
}

function cellOf(
  power: SpheroCylinder,
  variant: LensVariant,
  design: LensDesign | undefined,
  shelf: readonly StockLens[],
): PowerAvailability {
  const isPlain = design?.kind === 'singleVision' && variant.colour === 'clear';
  if (isPlain && shelf.some((lens) => isKept(lens, variant.index, power))) return 'inStock';
  return bandFor(variant, power.sphere, power.cylinder) ? 'made' : 'outOfRange';
}

/** If counts are hidden from the visitor, a power in the range is enough. */
function isKept({ index, charts }: StockLens, asked: number, power: SpheroCylinder): boolean {
  return (
    index === asked &&
    charts.some((chart) => {
      const count = countInChart(chart, power.sphere, power.cylinder);
      return ['enough', 'unknown'].includes(availabilityOf(count, 1));
    })
  );
}
