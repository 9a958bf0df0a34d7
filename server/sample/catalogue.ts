import { wornValues } from '../../src/domain/catalogue/individual-values.ts';
import type { CatalogueContent } from '../use-cases/catalogue/write-catalogue.ts';
import { sampleCalendar } from './calendar.ts';
import { band, clear, photochromic, polarised } from './lens-variants.ts';
import { sampleConflicts, sampleServices } from './services.ts';

/** An invented catalogue with the ranges and relations of a real one. Prices in rials per lens. */
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
      individualValues: [],
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
      individualValues: ['vertexDistance'],
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
      individualValues: [...wornValues],
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
      individualValues: [],
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
      individualValues: [],
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
      individualValues: [...wornValues],
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
      individualValues: [...wornValues, 'readingDistance', 'inset', 'dominantEye'],
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
      individualValues: [...wornValues, 'readingDistance'],
      workingDays: 3,
      variants: [
        clear(150, [band(-600, 600, -400, -800, 13_200_000)]),
        clear(160, [band(-1000, 600, -400, -1200, 18_400_000)], ['hmc', 'blue-cut']),
        clear(167, [band(-1200, 600, -400, -1400, 25_200_000)], ['hmc', 'blue-cut']),
      ],
    },
    {
      id: 'of-miz',
      kind: 'progressive',
      name: { fa: 'پروگرسیو میز (محل کار)', en: 'Occupational Miz, for the office' },
      minimumHeight: 160,
      corridors: [],
      individualValues: ['workingDistance', 'readingDistance', 'pantoscopicTilt'],
      workingDays: 3,
      variants: [
        clear(150, [band(-600, 600, -400, -800, 12_400_000)]),
        clear(160, [band(-800, 600, -400, -1200, 16_900_000)], ['hmc', 'blue-cut']),
      ],
    },
    {
      id: 'of-rayaneh',
      kind: 'progressive',
      name: { fa: 'پروگرسیو رایانه (دید میانی)', en: 'Intermediate Rayaneh, for screens' },
      minimumHeight: 150,
      corridors: [],
      individualValues: ['degression'],
      workingDays: 3,
      variants: [
        clear(150, [band(-600, 600, -400, -800, 9_800_000)]),
        clear(160, [band(-800, 600, -400, -1200, 13_600_000)], ['hmc', 'blue-cut']),
      ],
    },
  ],
};
