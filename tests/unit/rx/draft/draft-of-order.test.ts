import { describe, expect, it } from 'vitest';
import { noFrameDetails } from '../../../../src/domain/frame/details.ts';
import { draftOfOrder } from '../../../../src/domain/rx/draft/draft-of-order.ts';
import { readKnown } from '../../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../../src/domain/rx/draft/read-order.ts';
import { noMeasures } from '../../../../src/domain/rx/measures.ts';
import type { RxOrder } from '../../../../src/domain/rx/rx-order.ts';
import { writeNumber } from '../../../../src/i18n/language/format-number.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';
import { progressiveOrder, singleVisionOrder } from '../../../fixtures/rx.ts';
import { ellipseTrace, wireTrace } from '../../../fixtures/traces.ts';

const latin = (text: string) => text;
const persian = (text: string) => writeNumber(text, 'fa');
const eye = progressiveOrder().right;
if (!eye) throw new Error('The sample order has a right eye.');

const prism = {
  horizontal: { amount: 150, base: 'in' },
  vertical: { amount: 50, base: 'down' },
} as const;
const frame = { type: 'halfRim', shape: null, a: 503, b: 400, dbl: 180, ed: 563 } as const;

const orders: [what: string, order: RxOrder][] = [
  ['plain', progressiveOrder()],
  ['one-eyed, with a balance lens', progressiveOrder({ left: null, balance: 'left' })],
  [
    'for near',
    singleVisionOrder({
      right: { ...eye, add: null, height: null, nearPd: 300 },
      left: null,
      use: 'near',
    }),
  ],
  [
    'edged, with everything measured',
    progressiveOrder({
      right: { ...eye, prism, nearPd: 295 },
      job: 'remoteEdged',
      frame,
      frameDetails: {
        material: 'metal',
        brand: 'Atlas',
        model: 'Sim 12',
        colour: 'نقره‌ای',
        size: '52□18-140',
        parcel: null,
      },
      trace: { right: wireTrace(ellipseTrace(60)), left: null, kept: ['DRILLE=B;1;2'] },
      measures: {
        ...noMeasures,
        vertexDistance: 125,
        pantoscopicTilt: -3,
        wrap: 0,
        readingDistance: 40,
      },
      wishes: { diameter: 700, baseCurve: 450, centreThickness: 12, edgeThickness: 15 },
      requests: ['urgent', 'thinnest'],
      requestNote: 'با سفارش پیشین',
      tray: '12',
      remarks: 'دو خط\nتوضیح',
    }),
  ],
];

describe('a draft made from an order', () => {
  it.each(orders)('reads as the same order: %s', (_, order) => {
    const kind = order.use ? 'singleVision' : 'progressive';
    for (const write of [latin, persian]) {
      const { issues, order: read } = readOrder(
        readKnown(draftOfOrder(order, kind, write)),
        catalogue,
      );
      expect(issues).toEqual([]);
      expect(read).toEqual(order);
    }
  });

  it('does not announce a frame in the earlier order’s parcel', () => {
    const frameDetails = { ...noFrameDetails, size: '52□18-140', parcel: 'Post, 2041' };
    const order = progressiveOrder({ job: 'fullGlaze', frameDetails });
    const draft = draftOfOrder(order, 'progressive', latin);
    expect(draft.frameDetails).toMatchObject({ size: '52□18-140', follows: '', parcel: '' });
  });

  it('asks again about dismissed warnings', () => {
    const order = progressiveOrder({
      acknowledged: [{ code: 'powerHigh', path: 'right.sphere', params: { max: 1000 } }],
    });
    expect(draftOfOrder(order, 'progressive', latin).acknowledged).toEqual([]);
  });

  it('uses the number format of the language', () => {
    const draft = draftOfOrder(progressiveOrder(), 'progressive', persian);
    expect(draft.right).toMatchObject({ sphere: '−۲٫۰۰', axis: '۹۰', pd: '۳۱٫۵' });
  });

  it('has no lens if the catalogue no longer has it', () => {
    const draft = draftOfOrder(progressiveOrder(), null, latin);
    expect(draft.lens).toMatchObject({ kind: '', design: '' });
    expect(draft.right.sphere).toBe('-2.00');
  });
});
