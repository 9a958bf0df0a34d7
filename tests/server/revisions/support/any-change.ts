import fc from 'fast-check';
import type { SentChange } from '../../../../src/domain/revisions/entry.ts';
import { labDay } from '../../../../src/domain/vocabulary/lab-day.ts';

const dayMs = 86_400_000;
const dayIn = (days: number) => labDay(Date.now() + days * dayMs);

const name = fc.constantFrom('Alpha', 'Beta').map((en) => ({ fa: 'نام', en }));
const price = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 9 }), fc.constant(-1));
const position = fc.integer({ min: 0, max: 3 });
const workingDays = fc.integer({ min: 0, max: 2 });
const few = fc.constantFrom('hc', 'hmc', 'one', 'two');

const coating = fc.record({ position, name, price, isHard: fc.boolean(), workingDays });
const soundPrice = fc.option(fc.integer({ min: 0, max: 9 }));
const soundCoating = fc.record({
  position,
  name,
  price: soundPrice,
  isHard: fc.boolean(),
  workingDays,
});
const serviceKind = fc.constantFrom('tint', 'coat', 'engraving', 'balance');
const service = fc.record({ position, kind: serviceKind, name, price, workingDays });
const sphere = fc.integer({ min: -4, max: 4 }).map((steps) => steps * 25);
const band = fc.record({
  sphereMin: sphere,
  sphereMax: sphere,
  cylinderMin: fc.constantFrom(-200, -100),
  combinedMin: fc.constantFrom(-300, 0),
  price,
});
const variant = fc.record({
  index: fc.constantFrom(150, 156),
  colour: fc.constantFrom('clear', 'photochromic'),
  coatings: fc.uniqueArray(few, { maxLength: 2 }),
  bands: fc.array(band, { maxLength: 2 }),
});
const design = fc.record({
  position,
  kind: fc.constantFrom('singleVision', 'progressive'),
  name,
  minimumHeight: fc.constantFrom(null, 180),
  corridors: fc.constantFrom([], [110, 140]),
  individualValues: fc.constantFrom([], ['wrap', 'inset'], ['wrap', 'wrap']),
  workingDays,
  variants: fc.array(variant, { maxLength: 2 }),
});
const breaks = fc
  .uniqueArray(fc.constantFrom(1, 1, 5, 10), { minLength: 1 })
  .map((froms) => froms.map((from) => ({ from, price: 100 - from })));
const stockBand = fc.record({
  sphereMin: sphere,
  sphereMax: sphere,
  cylinderMin: fc.constantFrom(-200, 0),
  cylinderMax: fc.constant(0),
  diameter: fc.constantFrom(null, 700),
  breaks,
});
const stockLens = fc.record({
  position,
  code: fc.constantFrom('HMC', 'ONE'),
  name,
  index: fc.constantFrom(156, 160),
  tiers: fc.dictionary(
    fc.constantFrom('standard', 'partner'),
    fc.array(stockBand, { minLength: 1, maxLength: 2 }),
  ),
});
const accessory = fc.record({
  position,
  name,
  description: name,
  category: fc.constantFrom('cases', 'one'),
  drawing: fc.constant('case'),
  lowStock: fc.integer({ min: 0, max: 3 }),
  variants: fc
    .uniqueArray(fc.constantFrom('black', 'red'), { minLength: 1 })
    .map((ids) => ids.map((id) => ({ id, name: { fa: 'رنگ', en: id }, swatch: null }))),
  tiers: fc.dictionary(
    fc.constant('standard'),
    fc.array(fc.record({ variant: fc.constantFrom(null, 'black'), breaks }), {
      minLength: 1,
      maxLength: 2,
    }),
  ),
});
const part = fc.constantFrom(
  'coating:one',
  'coating:hmc',
  'service:one',
  'kind:tint',
  'colour:clear',
);

/** The last word in the name of a tier's own price. */
const tier = fc.constantFrom('', '', ' partner', ' other', ' B');

const change = (
  item: fc.Arbitrary<string>,
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<SentChange> => fc.record({ item, value: fc.option(value, { freq: 4 }) });
const named = (kind: string, ids: fc.Arbitrary<string>) => ids.map((id) => `${kind} ${id}`);

/** A change that is valid on its own. */
export const soundChange: fc.Arbitrary<SentChange> = fc.record({
  item: named('coating', few),
  value: soundCoating,
});

/** A valid or invalid change of any kind of item. There are few ids, so that changes collide. */
export const anyChange: fc.Arbitrary<SentChange> = fc.oneof(
  change(
    named('tier', fc.constantFrom('standard', 'partner', 'other')),
    fc.record({ position, name }),
  ),
  change(named('coating', few), coating),
  change(named('service', fc.constantFrom('engraving', 'one', 'two')), service),
  change(
    fc.tuple(part, part).map(([one, other]) => `conflict ${one} ${other}`),
    fc.record({ position, reason: name }),
  ),
  change(named('design', fc.constantFrom('pr-mehr', 'one', 'two')), design),
  change(named('stockLens', fc.constantFrom('hmc-156', 'one')), stockLens),
  change(
    fc
      .tuple(fc.constantFrom('hmc-156', 'one'), fc.constantFrom(650, 700), sphere)
      .map(([lens, diameter, power]) => `stockCell ${lens} ${diameter} ${power} 0`),
    fc.record({ level: fc.option(fc.integer({ min: -1, max: 9 })) }),
  ),
  change(named('category', fc.constantFrom('cases', 'one')), fc.record({ position, name })),
  change(named('accessory', fc.constantFrom('case-hard-classic', 'one')), accessory),
  change(
    fc
      .tuple(fc.constantFrom(-1, 0, 1, 30), named('coating', few), tier)
      .map(([days, of, own]) => `price ${dayIn(days)} ${of}${own}`),
    fc.oneof(fc.record({ price }), fc.constant({ price: null, isGeneral: true })),
  ),
);
