import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { noFrameDetails } from '../../../src/domain/frame/details.ts';
import { noFrame } from '../../../src/domain/frame/frame.ts';
import { order as orderSchema } from '../../../src/domain/order/order.ts';
import { textLimits } from '../../../src/domain/vocabulary/limits.ts';
import { ellipseTrace, wireTrace } from '../../fixtures/traces.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, count, asSuperuser } = await freshApp();
const cookie = await signIn('shop');

function place(body: unknown, headers: Record<string, string | undefined> = {}) {
  return request(orderPaths.orders, {
    cookie,
    body,
    headers: { 'Idempotency-Key': uuidv7(), ...headers },
  });
}

/** The request with a part of its content changed. */
function changed(part: Record<string, unknown>) {
  const { content } = orderRequest();
  return { content: { ...content, ...part } };
}

const right = orderRequest().content.right;

describe('placing an order', () => {
  test('returns the whole order with its price, and stores it', async () => {
    const id = uuidv7();
    const answer = await place(
      { ...orderRequest('N-7'), expectedTotal: 23_200_000 },
      { 'Idempotency-Key': id },
    );
    const order = orderSchema.parse(await answer.json());
    expect(answer.status).toBe(201);
    expect(order).toMatchObject({
      id,
      reference: 'N-7',
      state: 'submitted',
      account: { name: 'عینک‌سرای نمونه آفتاب' },
      price: { right: 11_600_000, left: 11_600_000, total: 23_200_000 },
      title: {
        en: 'Progressive Mehr 1.56 Hard multi-coat (HMC)',
        fa: 'پروگرسیو مهر ۱٫۵۶ هارد مولتی‌کوت (HMC)',
      },
      events: [{ state: 'submitted', by: 'متصدی نمونه آفتاب' }],
    });
    const kept = await request(orderPaths.order(id), { cookie });
    expect(await kept.json()).toEqual(order);
  });

  test('stores a plus cylinder in minus form', async () => {
    const answer = await place(
      changed({ right: { ...right, sphere: -250, cylinder: 50, axis: 100 } }),
    );
    const { content } = await answer.json();
    expect(content.right).toMatchObject({ sphere: -200, cylinder: -50, axis: 10 });
  });

  test('keeps the message that the prescription was read from, and shows it to the shop and the lab', async () => {
    const source = 'R -2.00 -0.50 x 10\nL -1.75 😀';
    const answer = await place(changed({ source }));
    const { id, content } = await answer.json();
    expect(content.source).toBe(source);
    const lab = await request(orderPaths.order(id), { cookie: await signIn('lab') });
    expect((await lab.json()).content.source).toBe(source);
    const older = await (await place(orderRequest())).json();
    expect(older.content.source).toBe('');
    const long = await place(changed({ source: 'a'.repeat(textLimits.source + 1) }));
    expect(long.status).toBe(422);
  });

  test('stores near single vision as it is made: with the addition added to the sphere', async () => {
    const lens = { ...orderRequest().content.lens, design: 'sv-standard' };
    const eye = { ...right, height: null, nearPd: 290 };
    const answer = await place(changed({ lens, use: 'near', right: eye, left: null }));
    const { content } = await answer.json();
    expect(content.right).toMatchObject({ sphere: 0, cylinder: -50, axis: 10, add: null });
    const far = await place(changed({ lens, use: 'distance', right: eye, left: null }));
    expect((await far.json()).issues).toEqual([{ path: 'right.add', code: 'addWithoutNear' }]);
  });

  test('accepts a lens priced on request', async () => {
    const lens = { design: 'pr-sepehr', index: 174, colour: 'clear', coating: 'hmc' };
    const answer = await place({ ...changed({ lens }), expectedTotal: null });
    expect(answer.status).toBe(201);
    expect((await answer.json()).total).toBeNull();
  });

  test('requires the lab to name the account', async () => {
    const lab = await signIn('lab');
    const answer = await request(orderPaths.orders, {
      cookie: lab,
      body: orderRequest(),
      headers: { 'Idempotency-Key': uuidv7() },
    });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toEqual([{ path: 'account', code: 'required' }]);
  });
});

describe('a whole prescription', () => {
  const { content: plain } = orderRequest();

  test('is priced per eye with its services, and read back with their names', async () => {
    const tint = { colour: 'tint-grey', density: 50, form: 'gradient' };
    const frame = { type: 'fullRim', a: 520, b: 400, dbl: 180, ed: 560 };
    const services = { tint, mirror: null, coats: ['hydrophobic'], engraving: 'M.A.' };
    const acknowledged = [{ path: 'frame.type', code: 'shapeUnknown' }];
    const answer = await place(changed({ job: 'remoteEdged', frame, services, acknowledged }));
    const order = orderSchema.parse(await answer.json());
    const each = 11_600_000 + 900_000 + 650_000 + 500_000 + 700_000;
    const { parts, ...sums } = order.price;
    expect(sums).toEqual({ right: each, left: each, total: 2 * each });
    expect(parts).toMatchObject({ discount: null, taxRate: null });
    const amounts = [10_400_000, 1_200_000, 900_000, 650_000, 500_000, 700_000];
    expect(parts?.parts.map(({ each }) => each)).toEqual(amounts);
    expect(order.content).toMatchObject({ frame, services, job: 'remoteEdged' });
    expect(order).toMatchObject({ lens: { services: { 'tint-grey': { en: 'Grey' } } } });
    const kept = await request(orderPaths.order(order.id), { cookie });
    expect(await kept.json()).toEqual(order);
  });

  test('is refused when frame, heights and corridor do not fit together', async () => {
    const { content: plain } = orderRequest();
    const refusal = async (changes: Record<string, unknown>) => {
      const answer = await place(changed(changes));
      expect(answer.status).toBe(422);
      return (await answer.json()).issues;
    };
    const frame = { type: 'fullRim', a: 520, b: 300, dbl: 180, ed: null };
    const right = { ...plain.right, height: 350 };
    expect(await refusal({ frame, right, left: null })).toEqual([
      { path: 'right.height', code: 'heightAboveFrame', params: { frame: 300 } },
    ]);
    const measures = { ...plain.measures, corridor: 170 };
    const lens = { ...plain.lens, design: 'pr-sepehr', index: 150 };
    expect(await refusal({ lens, measures })).toEqual([
      { path: 'measures.corridor', code: 'corridorTooLong', params: { max: 150 } },
    ]);
    expect(await refusal({ frame: { ...frame, b: 400, ed: 700 } })).toEqual([
      { path: 'frame.ed', code: 'edAboveBox', params: { max: 657 } },
    ]);
    expect(await refusal({ job: 'remoteEdged', frame: { ...frame, b: 400 } })).toEqual([
      { path: 'frame.type', code: 'shapeUnknown' },
    ]);
    const frameDetails = { ...noFrameDetails, parcel: '' };
    expect(await refusal({ job: 'uncut', frameDetails })).toEqual([
      { path: 'frameDetails.parcel', code: 'invalid' },
    ]);
    const trace = { right: wireTrace(ellipseTrace(60)), left: null, kept: [] };
    expect(await refusal({ frame: { ...noFrame, shape: 'panto' }, trace })).toEqual([
      { path: 'frame.shape', code: 'invalid' },
    ]);
  });

  test('stores a standard shape; an older order is read without one', async () => {
    const frame = { ...noFrame, type: 'fullRim', shape: 'catEye', a: 520, b: 400, dbl: 180 };
    const answer = await place(changed({ job: 'remoteEdged', frame }));
    const order = orderSchema.parse(await answer.json());
    expect(order.content).toMatchObject({ frame });
    await asSuperuser("update orders set content = content #- '{frame,shape}' where id = $1", [
      order.id,
    ]);
    const older = await (await request(orderPaths.order(order.id), { cookie })).json();
    expect(orderSchema.parse(older).content).toMatchObject({ frame: { ...frame, shape: null } });
  });

  test('stores the frame’s details; an older order is read without them', async () => {
    const described = { material: 'metal', brand: 'Atlas', model: 'Sim 12', colour: 'مشکی' };
    const frameDetails = { ...described, size: '52□18-140', parcel: 'Post, 2041' };
    const order = orderSchema.parse(
      await (await place(changed({ job: 'fullGlaze', frameDetails }))).json(),
    );
    expect(order.content).toMatchObject({ frameDetails });
    await asSuperuser(
      "update orders set content = content - 'frameDetails' - 'frame' where id = $1",
      [order.id],
    );
    const older = async () =>
      orderSchema.parse(await (await request(orderPaths.order(order.id), { cookie })).json())
        .content;
    expect(await older()).toEqual({ ...order.content, frameDetails: noFrameDetails });
    await asSuperuser('update orders set content = content || $2 where id = $1', [
      order.id,
      { frameDetails: described },
    ]);
    const unsized = { ...described, size: '', parcel: null };
    expect(await older()).toEqual({ ...order.content, frameDetails: unsized });
  });

  test('is refused until its warnings are dismissed, and stores the warnings as the rules give them', async () => {
    const left = { ...plain.left, sphere: 175 };
    const refused = await place(changed({ left }));
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toEqual([
      { path: 'left.sphere', code: 'oppositeSigns' },
      { path: 'left.sphere', code: 'anisometropia', params: { difference: 423 } },
    ]);
    const acknowledged = ['oppositeSigns', 'anisometropia', 'prismHigh'].map((code) => {
      return { code, path: 'left.sphere', params: { difference: 1 } };
    });
    const { content } = await (await place(changed({ left, acknowledged }))).json();
    expect(content.acknowledged).toEqual([
      { path: 'left.sphere', code: 'oppositeSigns' },
      { path: 'left.sphere', code: 'anisometropia', params: { difference: 423 } },
    ]);
  });

  test('is refused with the reason when two choices cannot be combined', async () => {
    const services = {
      tint: null,
      mirror: null,
      coats: ['hydrophobic', 'anti-fog'],
      engraving: '',
    };
    const answer = await place(changed({ services }));
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toEqual([
      expect.objectContaining({
        path: 'services.coats',
        code: 'conflict',
        params: expect.objectContaining({ en: expect.stringContaining('cannot be combined') }),
      }),
    ]);
  });

  test('stored before some fields existed is read with their defaults', async () => {
    const { id } = await (await place(orderRequest())).json();
    const names = Object.keys(plain).filter(
      (name) =>
        !['kind', 'reference', 'patient', 'remarks', 'right', 'left', 'lens'].includes(name),
    );
    await asSuperuser(
      `update orders set content = content - $2::text[] #- '{right,prism}' #- '{left,nearPd}',
         lens_names = lens_names - 'services' where id = $1`,
      [id, names],
    );
    const order = orderSchema.parse(await (await request(orderPaths.order(id), { cookie })).json());
    expect(order.content).toEqual(plain);
    expect(order).toMatchObject({ lens: { services: {} } });
  });
});

describe('an invalid order', () => {
  const refused: [string, unknown, string, string][] = [
    [
      'text for a number',
      changed({ right: { ...right, sphere: '-2.00' } }),
      'right.sphere',
      'notANumber',
    ],
    [
      'a fraction of a hundredth',
      changed({ right: { ...right, sphere: -200.5 } }),
      'right.sphere',
      'invalid',
    ],
    [
      'a number beyond the integers',
      changed({ right: { ...right, sphere: 1e300 } }),
      'right.sphere',
      'outOfRange',
    ],
    ['an axis of 181', changed({ right: { ...right, axis: 181 } }), 'right.axis', 'outOfRange'],
    [
      'a cylinder without axis',
      changed({ right: { ...right, axis: null } }),
      'right.axis',
      'axisMissing',
    ],
    [
      'an axis without cylinder',
      changed({ right: { ...right, cylinder: 0 } }),
      'right.axis',
      'axisWithoutCylinder',
    ],
    [
      'a power between steps',
      changed({ right: { ...right, sphere: -230 } }),
      'right.sphere',
      'offStep',
    ],
    [
      'a progressive without addition',
      changed({ right: { ...right, add: null } }),
      'right.add',
      'addMissing',
    ],
    ['a missing PD', changed({ right: { ...right, pd: null } }), 'right.pd', 'pdMissing'],
    ['a field left out', changed({ right: { sphere: 0 } }), 'right.cylinder', 'required'],
    ['no eye', changed({ right: null, left: null }), 'right', 'eyeMissing'],
    ['a negative quantity', changed({ quantity: -1 }), 'quantity', 'unknownField'],
    [
      'an unknown nested field',
      changed({ right: { ...right, shape: 1 } }),
      'right.shape',
      'unknownField',
    ],
    ['a price in the request', { ...orderRequest(), price: 1 }, 'price', 'unknownField'],
    ['a negative total', { ...orderRequest(), expectedTotal: -1 }, 'expectedTotal', 'outOfRange'],
    ['an outdated total', { ...orderRequest(), expectedTotal: 1 }, 'expectedTotal', 'priceChanged'],
    ['an unknown kind', changed({ kind: 'glasses' }), 'kind', 'invalid'],
    ['the wrong kind', changed({ kind: 'stock' }), 'lines', 'required'],
    ['too long a remark', changed({ remarks: 'x'.repeat(1001) }), 'remarks', 'tooLong'],
    ['NUL in a text', changed({ patient: 'a\u0000b' }), 'patient', 'invalid'],
    ['no content', {}, 'content', 'required'],
    ['a list', [], '', 'invalid'],
    [
      'an unknown lens',
      changed({ lens: { ...orderRequest().content.lens, design: 'nobody' } }),
      'lens.design',
      'unknownLens',
    ],
    [
      'an SQL injection as the lens’s id',
      changed({ lens: { ...orderRequest().content.lens, design: "x'; drop table orders" } }),
      'lens.design',
      'invalid',
    ],
    [
      'a power that is not made',
      changed({ right: { ...right, sphere: -2400 } }),
      'right.sphere',
      'powerNotMade',
    ],
  ];

  test.each(refused)('%s is refused with an issue at its field', async (_, body, path, code) => {
    const before = await count('orders');
    const answer = await place(body);
    const { issues, ...refusal } = await answer.json();
    expect(answer.status).toBe(422);
    expect(refusal).toEqual({ code: 'invalid' });
    expect(issues).toContainEqual(expect.objectContaining({ path, code }));
    expect(await count('orders')).toBe(before);
    expect(await count('order_events')).toBe(before);
  });

  test('an issue about a range has both limits', async () => {
    const answer = await place(changed({ left: { ...right, pd: 460 } }));
    expect((await answer.json()).issues).toEqual([
      { path: 'left.pd', code: 'outOfRange', params: { min: 200, max: 450 } },
    ]);
  });

  test('an outdated total is refused with the current one', async () => {
    const answer = await place({ ...orderRequest(), expectedTotal: null });
    expect((await answer.json()).issues).toEqual([
      { path: 'expectedTotal', code: 'priceChanged', params: { total: 23_200_000 } },
    ]);
  });
});

describe('a request that the panel would not send', () => {
  const big = { ...orderRequest(), padding: 'x'.repeat(2_000_000) };
  const body = orderRequest();
  const cases: [string, Parameters<typeof request>[1], number, string][] = [
    ['without a session', { cookie: undefined, body }, 401, 'unauthenticated'],
    ['with a made-up cookie', { cookie: 'adasi=nonsense', body }, 401, 'unauthenticated'],
    [
      'from another origin',
      { body, headers: { Origin: 'https://evil.test' } },
      403,
      'forbiddenOrigin',
    ],
    [
      'from a longer origin',
      { body, headers: { Origin: 'http://panel.test.evil.test' } },
      403,
      'forbiddenOrigin',
    ],
    [
      'from the origin over https',
      { body, headers: { Origin: 'https://panel.test' } },
      403,
      'forbiddenOrigin',
    ],
    ['from a sandboxed page', { body, headers: { Origin: 'null' } }, 403, 'forbiddenOrigin'],
    ['without an origin', { body, headers: { Origin: undefined } }, 403, 'forbiddenOrigin'],
    [
      'with the content type of a form',
      { body, headers: { 'Content-Type': 'text/plain' } },
      415,
      'notJson',
    ],
    [
      'with a content type like JSON’s',
      { body, headers: { 'Content-Type': 'application/jsonp' } },
      415,
      'notJson',
    ],
    ['without a key', { body, headers: { 'Idempotency-Key': undefined } }, 400, 'keyMissing'],
    [
      'with a key that is not a UUID',
      { body, headers: { 'Idempotency-Key': '42' } },
      400,
      'keyMissing',
    ],
    ['of 2 MB', { body: big }, 413, 'tooLarge'],
    [
      'of 2 MB with a Content-Length',
      { body: big, headers: { 'Content-Length': '2000000' } },
      413,
      'tooLarge',
    ],
    ['without a body', { method: 'POST' }, 422, 'invalid'],
  ];

  test.each(cases)('%s is refused', async (_, { headers, ...asking } = {}, status, code) => {
    const before = await count('orders');
    const key = { 'Idempotency-Key': uuidv7() };
    const answer = await request(orderPaths.orders, {
      cookie,
      ...asking,
      headers: { ...key, ...headers },
    });
    expect(answer.status).toBe(status);
    expect((await answer.json()).code).toBe(code);
    expect(await count('orders')).toBe(before);
  });
});

test('an unknown API path is refused in the same form', async () => {
  const answer = await request('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ code: 'notFound', issues: [] });
});
