import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { idempotencyHeader, paths } from '../../../src/api/paths.ts';
import { type RxOrder, rxOrder } from '../../../src/domain/rx.ts';
import { ellipseTrace, wireTrace } from '../../fixtures/traces.ts';

/** An order with everything a shop can ask for, of a patient who does not exist. */
export const fullOrder: RxOrder = rxOrder.parse({
  kind: 'rx',
  reference: 'N-204',
  patient: 'بیمار آزمون',
  remarks: 'لبه‌ها نازک باشد.\nپیش از تراش تماس بگیرید.',
  tray: 'T-12',
  right: {
    sphere: -600,
    cylinder: -75,
    axis: 90,
    add: 200,
    pd: 315,
    height: 200,
    nearPd: 295,
    prism: { horizontal: { amount: 350, base: 'in' }, vertical: { amount: 100, base: 'up' } },
  },
  left: { sphere: -550, cylinder: 0, axis: null, add: 200, pd: 325, height: 195, nearPd: 300 },
  lens: { design: 'pr-sepehr', index: 167, colour: 'clear', coating: 'hmc' },
  job: 'remoteEdged',
  frame: { type: 'halfRim', a: 500, b: 400, dbl: 180, ed: 520 },
  trace: { right: wireTrace(ellipseTrace(72)), left: null, kept: ['DRILLE=B;-20.00;3.00'] },
  measures: { vertexDistance: 130, pantoscopicTilt: 8, wrap: 5, corridor: null },
  wishes: { diameter: 700, baseCurve: 450, centreThickness: 12, edgeThickness: null },
  services: {
    tint: { colour: 'tint-brown', density: 40, form: 'gradient' },
    mirror: null,
    coats: ['hydrophobic'],
    engraving: 'A.S.',
  },
  requests: ['urgent', 'equalThickness'],
  requestNote: 'همراه سفارش پیشین',
  acknowledged: [{ code: 'prismHigh', path: 'right.prism', params: { max: 300 } }],
});

const id = '01900000-0004-7000-8000-5d1c7ae31104';

/** Places it as whoever is signed in, past the form and once however often it is asked for, and answers its id. */
export async function placeFull(page: Page, origin: string): Promise<string> {
  const headers = { Origin: origin, [idempotencyHeader]: id };
  const data = { content: fullOrder };
  const answer = await page.request.post(paths.orders, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}
