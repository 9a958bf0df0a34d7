import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { standardTrace } from '../../../src/domain/frame/standard-outline.ts';
import { order as orderSchema } from '../../../src/domain/order/order.ts';
import type { RxOrder } from '../../../src/domain/rx/rx-order.ts';
import { wireTrace } from '../../fixtures/traces.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn } = await freshApp();
const cookie = await signIn('shop');
const right = wireTrace(standardTrace('aviator', { a: 520, b: 440 }, 360));
const left = wireTrace(mirrorTrace(right));
const wider = wireTrace(mirrorTrace(standardTrace('aviator', { a: 545, b: 440 }, 360)));
const jumping = {
  ...right,
  radii: right.radii.map((each, index) => each + (index === 45 ? 300 : 0)),
};
const frame = { type: 'fullRim', a: 520, b: 440, dbl: 180, ed: 540 };

async function place(trace: Partial<NonNullable<RxOrder['trace']>>, changes: object = {}) {
  const { content } = orderRequest();
  const given = { right, left, kept: [], ...trace };
  const answer = await request(orderPaths.orders, {
    cookie,
    headers: { 'Idempotency-Key': uuidv7() },
    body: { content: { ...content, frame, trace: given, ...changes } },
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a traced order', () => {
  test('is placed where its trace agrees with itself', async () => {
    const { status } = await place({ kept: ['HBOX=52.0;52.0', 'VBOX=44.0;44.0', 'DBL=18.00'] });
    expect(status).toBe(201);
  });

  test.each<[string, Parameters<typeof place>[0], string, string]>([
    ['another width', { kept: ['HBOX=50.0;52.0'] }, 'traceWidthDiffers', 'right.trace'],
    ['another height', { kept: ['VBOX=44.0;46.0'] }, 'traceHeightDiffers', 'left.trace'],
    ['another circumference', { kept: ['CIRC=120.0;'] }, 'traceRoundDiffers', 'right.trace'],
    ['another DBL', { kept: ['DBL=20.00'] }, 'traceBridgeDiffers', 'frame.dbl'],
    ['eyes of unlike sizes', { left: wider }, 'traceSizesDiffer', 'frame.trace'],
    ['an eye that is not mirrored', { left: right }, 'traceNotMirrored', 'frame.trace'],
    ['a radius that jumps', { right: jumping, left: null }, 'traceJumps', 'right.trace'],
  ])('is asked about %s, and placed once that is confirmed', async (_, trace, code, path) => {
    const first = await place(trace);
    expect(first.status).toBe(422);
    const params = { difference: expect.any(Number) };
    expect(first.body.issues).toEqual([{ code, path, params }]);
    const second = await place(trace, { acknowledged: [{ code, path }] });
    expect(second.status).toBe(201);
    const { content } = orderSchema.parse(second.body);
    expect(content).toMatchObject({ acknowledged: [{ code, path, params }] });
  });

  test('is refused where A or B is not the trace’s', async () => {
    const { status, body } = await place({}, { frame: { ...frame, a: 535, b: 420 } });
    expect(status).toBe(422);
    expect(body.issues).toEqual([
      { path: 'frame.a', code: 'traceDiffers', params: { traced: 520 } },
      { path: 'frame.b', code: 'traceDiffers', params: { traced: 440 } },
    ]);
  });
});
