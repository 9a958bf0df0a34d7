import { describe, expect, it } from 'vitest';
import { noFrameDetails } from '../../../src/domain/frame/details.ts';
import { noFrame } from '../../../src/domain/frame/frame.ts';
import type { FactText } from '../../../src/i18n/language/message.ts';
import { acknowledgedWarnings } from '../../../src/i18n/rx/lazy/acknowledged-warnings.ts';
import {
  eyeFacts,
  frameFacts,
  serviceFacts,
  wishFacts,
  wornFacts,
} from '../../../src/i18n/rx/lazy/rx-facts.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveEye, progressiveOrder } from '../../fixtures/rx.ts';

/** The text without the marks that hold numbers together. */
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const english = (facts: readonly FactText[]) =>
  facts.map(({ name, value }) => `${name[1]}: ${bare(value[1])}`);
const persian = (facts: readonly FactText[]) =>
  facts.map(({ name, value }) => `${name[0]}: ${bare(value[0])}`);

const prism = {
  horizontal: { amount: 350, base: 'in' },
  vertical: { amount: 100, base: 'up' },
} as const;

describe('the facts of an order', () => {
  it('include near PD and prism of each eye', () => {
    const order = progressiveOrder({ right: { ...progressiveEye, nearPd: 295, prism } });
    expect(english(eyeFacts(order))).toEqual([
      'Near PD, right: 29.5 mm',
      'Prism, right: 3.50 Δ in, 1.00 Δ up',
    ]);
    expect(persian(eyeFacts(order))).toEqual([
      'پی‌دی نزدیک، راست: ۲۹٫۵ mm',
      'پریزم، راست: ۳٫۵۰ Δ به داخل، ۱٫۰۰ Δ به بالا',
    ]);
  });

  it('include the job and all known frame measures', () => {
    const frame = { type: 'halfRim', shape: null, a: 523, b: 400, dbl: 180, ed: null } as const;
    expect(english(frameFacts(progressiveOrder({ job: 'fullGlaze', frame })))).toEqual([
      'Job: Edged and fitted, frame sent in',
      'Frame: Half rim',
      'A: 52.3 mm',
      'B: 40 mm',
      'DBL: 18 mm',
    ]);
    expect(persian(frameFacts(progressiveOrder()))).toEqual(['نوع سفارش: عدسی خام']);
  });

  it('include the frame’s material, brand, model, colour and size', () => {
    const frameDetails = {
      material: 'metal',
      brand: 'Atlas',
      model: 'Sim 12',
      colour: '',
      size: '52□18-140',
      parcel: null,
    } as const;
    expect(english(frameFacts(progressiveOrder({ frameDetails }))).slice(1)).toEqual([
      'Frame: Metal, Atlas, Sim 12, 52□18-140',
    ]);
    const coloured = progressiveOrder({
      frameDetails: { ...frameDetails, colour: 'مشکی' },
      frame: { ...noFrame, type: 'rimless' },
    });
    expect(persian(frameFacts(coloured)).slice(1)).toEqual([
      'فریم: گریف، فلزی، Atlas، Sim 12، مشکی، 52□18-140',
    ]);
  });

  it('name a standard shape', () => {
    const order = progressiveOrder({ frame: { ...noFrame, shape: 'catEye', a: 520 } });
    expect(english(frameFacts(order)).slice(1)).toEqual(['Standard shape: Cat-eye', 'A: 52 mm']);
    expect(persian(frameFacts(order))).toContain('شکل استاندارد: چشم‌گربه‌ای');
  });

  it.each([
    ['', 'No parcel details'],
    ['Post, 2041', 'Post, 2041'],
  ])('describe a frame that follows in the parcel %j: %s', (parcel, said) => {
    const order = progressiveOrder({
      job: 'fullGlaze',
      frameDetails: { ...noFrameDetails, parcel },
    });
    expect(english(frameFacts(order)).slice(1)).toEqual([`Frame follows: ${said}`]);
  });

  it('name a service as when it was ordered, or else by its id', () => {
    const services = {
      tint: { colour: 'tint-brown', density: 40, form: 'gradient' },
      mirror: 'mirror-gone',
      coats: [],
      engraving: 'م. ا.',
    } as const;
    const facts = serviceFacts(
      placedRx(progressiveOrder({ services: { ...services, coats: [] } })),
    );
    expect(english(facts)).toEqual([
      'Tint: Brown 40% gradient',
      'Mirror: mirror-gone',
      'Engraving: م. ا.',
    ]);
    expect(persian(facts)[0]).toBe('رنگ (تینت): قهوه‌ای ۴۰٪ دگراده (سایه‌روشن)');
  });

  it('are empty if nothing was requested', () => {
    const order = progressiveOrder();
    expect([...wornFacts(order), ...wishFacts(order), ...acknowledgedWarnings(order)]).toEqual([]);
    expect(serviceFacts(placedRx(order))).toEqual([]);
  });

  it('include fit values, even if 0', () => {
    const measures = {
      ...{ vertexDistance: 125, pantoscopicTilt: -3, wrap: 0, corridor: 140 },
      ...{ readingDistance: 40, inset: 0, workingDistance: 120, degression: 125 },
      dominantEye: 'left' as const,
    };
    expect(english(wornFacts(progressiveOrder({ measures })))).toEqual([
      'Vertex distance: 12.5 mm',
      'Pantoscopic tilt: −3°',
      'Wrap: 0°',
      'Reading distance: 40 cm',
      'Inset: 0 mm',
      'Dominant eye: left',
      'Working distance: 120 cm',
      'Degression: 1.25',
      'Corridor: 14 mm',
    ]);
  });

  it('include dismissed warnings with eye and numbers', () => {
    const order = progressiveOrder({
      acknowledged: [
        { code: 'prismHigh', path: 'right.prism', params: { max: 300 } },
        { code: 'powerHigh', path: 'left.sphere', params: { max: 1000 } },
        { code: 'anisometropia', path: 'left.sphere', params: { difference: 250 } },
      ],
    });
    expect(acknowledgedWarnings(order).map(({ side, text }) => [side, bare(text[1])])).toEqual([
      ['right', 'Prism is above 3.00 Δ. Is that right?'],
      ['left', 'Very high power (above 10.00)'],
      [null, 'The eyes differ by 2.50 D; slab-off may be needed'],
    ]);
  });
});
