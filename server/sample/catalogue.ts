import type { LensVariant, PowerBand } from '../../src/domain/catalogue/lens.ts';
import type { CatalogueContent } from '../db/catalogue/write-catalogue.ts';
import { sampleCalendar } from './calendar.ts';
import { sampleConflicts, sampleServices } from './services.ts';

/** A made-up catalogue with the ranges and relations of a real one. Prices in rials for one lens. */
export const sampleCatalogue: CatalogueContent = {
  coatings: [
    {
      id: 'hc',
      name: { fa: 'هاردکوت (HC)', en: 'Hard coat (HC)' },
      price: 0,
      isHard: true,
      workingDays: 0,
    },
    {
      id: 'hmc',
      name: { fa: 'هارد مولتی‌کوت (HMC)', en: 'Hard multi-coat (HMC)' },
      price: 1_200_000,
      isHard: true,
      workingDays: 1,
    },
    {
      id: 'blue-cut',
      name: { fa: 'بلوکات', en: 'Blue cut' },
      price: 1_900_000,
      isHard: true,
      workingDays: 1,
    },
  ],
  services: sampleServices,
  conflicts: sampleConflicts,
  calendar: sampleCalendar,
  designs: [
    {
      id: 'sv-standard',
      kind: 'singleVision',
      name: { fa: 'تک‌دید استاندارد', en: 'Single vision Standard' },
      minimumHeight: null,
      corridors: [],
      workingDays: 1,
      variants: [
        clear(150, [band(-600, 600, -400, -800, 1_800_000)]),
        clear(156, [
          band(-600, 400, -200, -800, 2_400_000),
          band(-800, 600, -400, -1000, 3_200_000),
        ]),
        photochromic(156, [band(-600, 400, -400, -800, 5_200_000)]),
      ],
    },
    {
      id: 'sv-aspheric',
      kind: 'singleVision',
      name: { fa: 'تک‌دید آسفریک', en: 'Single vision Aspheric' },
      minimumHeight: null,
      corridors: [],
      workingDays: 1,
      variants: [
        clear(160, [band(-1000, 600, -400, -1200, 4_900_000)], ['hmc', 'blue-cut']),
        clear(
          167,
          [band(-1200, 500, -400, -1400, 7_800_000), band(-1500, -1225, -200, -1600, 9_600_000)],
          ['hmc', 'blue-cut'],
        ),
        clear(
          174,
          // The strongest minus powers are priced on request.
          [band(-1500, 300, -400, -1800, 14_500_000), band(-1800, -1525, -200, -2000, null)],
          ['hmc', 'blue-cut'],
        ),
      ],
    },
    {
      id: 'sv-digital',
      kind: 'singleVision',
      name: { fa: 'تک‌دید دیجیتال پرتو', en: 'Single vision digital Parto' },
      minimumHeight: null,
      corridors: [],
      workingDays: 1,
      variants: [
        clear(150, [band(-800, 800, -600, -1000, 5_400_000)]),
        clear(160, [band(-1000, 800, -600, -1300, 7_900_000)], ['hmc', 'blue-cut']),
        photochromic(160, [band(-1000, 600, -400, -1200, 12_600_000)]),
        clear(167, [band(-1200, 900, -600, -1500, 11_200_000)], ['hmc', 'blue-cut']),
        polarised(160, [band(-600, 400, -400, -800, 13_800_000)]),
      ],
    },
    {
      id: 'bf-flat-28',
      kind: 'bifocal',
      name: { fa: 'دو دید فلت‌تاپ ۲۸', en: 'Bifocal flat-top 28' },
      minimumHeight: 140,
      corridors: [],
      workingDays: 2,
      variants: [
        clear(150, [band(-600, 600, -400, -700, 4_200_000)]),
        clear(156, [band(-600, 500, -400, -800, 5_600_000)]),
        photochromic(156, [band(-500, 400, -300, -700, 8_900_000)]),
      ],
    },
    {
      id: 'bf-round-24',
      kind: 'bifocal',
      name: { fa: 'دو دید گرد ۲۴', en: 'Bifocal round 24' },
      minimumHeight: 130,
      corridors: [],
      workingDays: 2,
      variants: [
        clear(150, [band(-500, 600, -400, -600, 3_900_000)]),
        clear(160, [band(-800, 600, -400, -1000, null)], ['hmc']),
      ],
    },
    {
      id: 'pr-mehr',
      kind: 'progressive',
      name: { fa: 'پروگرسیو مهر', en: 'Progressive Mehr' },
      minimumHeight: 180,
      corridors: [],
      workingDays: 3,
      variants: [
        clear(150, [band(-600, 600, -400, -800, 8_600_000)]),
        clear(156, [band(-800, 600, -400, -1000, 10_400_000)]),
        clear(160, [band(-1000, 600, -400, -1200, 14_200_000)], ['hmc', 'blue-cut']),
        photochromic(156, [band(-600, 500, -400, -900, 16_800_000)]),
      ],
    },
    {
      id: 'pr-sepehr',
      kind: 'progressive',
      name: { fa: 'پروگرسیو سپهر (میدان دید باز)', en: 'Progressive Sepehr, wide view' },
      minimumHeight: 160,
      corridors: [110, 140, 170],
      workingDays: 3,
      variants: [
        clear(150, [band(-800, 700, -600, -1000, 16_500_000)]),
        clear(160, [band(-1000, 800, -600, -1300, 21_800_000)], ['hmc', 'blue-cut']),
        photochromic(160, [band(-1000, 600, -400, -1200, 29_400_000)]),
        clear(
          167,
          [band(-1200, 600, -400, -1400, 28_600_000), band(-1400, -1225, -200, -1500, 33_000_000)],
          ['hmc', 'blue-cut'],
        ),
        clear(174, [band(-1500, 400, -400, -1700, null)], ['hmc', 'blue-cut']),
      ],
    },
    {
      id: 'pr-negin',
      kind: 'progressive',
      name: { fa: 'پروگرسیو نگین (کریدور کوتاه)', en: 'Progressive Negin, short corridor' },
      minimumHeight: 140,
      corridors: [90, 110],
      workingDays: 3,
      variants: [
        clear(150, [band(-600, 600, -400, -800, 13_200_000)]),
        clear(160, [band(-1000, 600, -400, -1200, 18_400_000)], ['hmc', 'blue-cut']),
        clear(167, [band(-1200, 600, -400, -1400, 25_200_000)], ['hmc', 'blue-cut']),
      ],
    },
  ],
};

function band(
  sphereMin: number,
  sphereMax: number,
  cylinderMin: number,
  combinedMin: number,
  price: number | null,
): PowerBand {
  return { sphereMin, sphereMax, cylinderMin, combinedMin, price };
}

function clear(
  index: number,
  bands: PowerBand[],
  coatings = ['hc', 'hmc', 'blue-cut'],
): LensVariant {
  return { index, colour: 'clear', coatings, bands };
}

function photochromic(index: number, bands: PowerBand[]): LensVariant {
  return { index, colour: 'photochromic', coatings: ['hmc', 'blue-cut'], bands };
}

/** No blue cut: it is an absorber in the blank, which polarised blanks do not have. */
function polarised(index: number, bands: PowerBand[]): LensVariant {
  return { index, colour: 'polarised', coatings: ['hmc'], bands };
}
