import { type Assortment, applyTo, type ItemChange } from '../../../src/domain/revisions/entry.ts';
import { readChange } from '../../../src/domain/revisions/read-change.ts';

/** Changes as the panel sends them. Throws if they cannot be read. */
export function changes(sent: Readonly<Record<string, unknown>>): ItemChange[] {
  return Object.entries(sent).map(([item, value]) => {
    const read = readChange({ item, value });
    if (!read.ok) throw new Error(`${item}: ${read.error?.message ?? 'no key'}`);
    return read.change;
  });
}

export const name = { fa: 'نام', en: 'Name' };
export const band = (
  sphereMin: number,
  sphereMax: number,
  { cylinderMin = -200, combinedMin = -1000, price = 100 as number | null } = {},
) => ({ sphereMin, sphereMax, cylinderMin, combinedMin, price });

export const coating = { position: 0, name, price: 1_200_000, isHard: true, workingDays: 1 };
export const service = { position: 0, name, kind: 'engraving', price: 500_000, workingDays: 0 };
export const design = {
  position: 0,
  name,
  kind: 'singleVision',
  minimumHeight: null,
  corridors: [],
  individualValues: ['vertexDistance'],
  workingDays: 1,
  variants: [{ index: 156, colour: 'clear', coatings: ['hmc'], bands: [band(-600, 400)] }],
};
export const stockBand = {
  sphereMin: -600,
  sphereMax: 600,
  cylinderMin: -200,
  cylinderMax: 0,
  diameter: null as number | null,
  breaks: [{ from: 1, price: 820_000 as number | null }],
};
export const stockLens = {
  position: 0,
  name,
  code: 'HMC',
  index: 156,
  tiers: { standard: [stockBand] },
};
export const accessory = {
  position: 0,
  name,
  description: name,
  category: 'cases',
  drawing: 'case',
  lowStock: 5,
  variants: [{ id: 'black', name, swatch: '#000000' }],
  tiers: { standard: [{ variant: null as string | null, breaks: [{ from: 1, price: 90 }] }] },
};

/** A lab with one item of each kind. */
export const small: Assortment = applyTo(
  new Map(),
  changes({
    calendar: { timeZone: 'Asia/Tehran', cutOffHour: 14, offDays: [5], holidays: [], stockDays: 1 },
    'tier standard': { position: 0, name },
    'tier b': { position: 1, name },
    'coating hmc': coating,
    'service engraving': service,
    'conflict colour:polarised kind:tint': { position: 0, reason: name },
    'design sv': design,
    'stockLens hmc-156': stockLens,
    'stockCell hmc-156 650 -200 0': { level: 4 },
    'category cases': { position: 0, name },
    'accessory case': accessory,
    'price 2026-12-22 coating hmc': { price: 1_500_000 },
  }),
);
