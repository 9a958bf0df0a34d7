import type { PlaceOrderRequest } from '../../src/api/orders/contract.ts';
import type { AskedEvent } from '../../src/domain/lifecycle/order-event.ts';
import { rxOrder } from '../../src/domain/rx/rx-order.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { accessoryRequest } from '../../tests/server/support/accessory-request.ts';
import { stockRequest } from '../../tests/server/support/stock-request.ts';
import { happen, placed, plain, sender } from '../../tests/survey/sample.ts';

type Lens = readonly [design: string, index: number, coating: string];
type Power = readonly [sphere: number, cylinder: number, axis: number | null];

/** A prescription for both eyes that differ only in axis and distances. */
function prescription(reference: string, patient: string, lens: Lens, power: Power) {
  const [design, index, coating] = lens;
  const [sphere, cylinder, axis] = power;
  const isProgressive = design.startsWith('pr-');
  const [add, height] = isProgressive ? [200, 210] : [null, null];
  const eye = { sphere, cylinder, add, height };
  const content = rxOrder.parse({
    kind: 'rx',
    reference,
    patient,
    remarks: '',
    right: { ...eye, axis, pd: 315 },
    left: { ...eye, axis: axis && 180 - axis, pd: 320 },
    lens: { design, index, colour: 'clear', coating },
  });
  return { content } satisfies PlaceOrderRequest;
}

const dayMs = 86_400_000;
const promisedFor = labDay(Date.now() + 3 * dayMs);
const accepted: AskedEvent = { event: 'accept', promisedFor, message: '' };
const start = plain('start');
const inspect = plain('inspect');
const asked = plain('ask', 'محور چشم راست را یک بار دیگر بررسی کنید.');

type Queued = readonly [
  shop: 'shop' | 'shop2',
  request: PlaceOrderRequest,
  ...events: AskedEvent[],
];

const mehr: Lens = ['pr-mehr', 156, 'hmc'];
const negin: Lens = ['pr-negin', 160, 'blue-cut'];
const standard: Lens = ['sv-standard', 156, 'hmc'];
const aspheric: Lens = ['sv-aspheric', 160, 'blue-cut'];
const pass = plain('pass');

/** The orders waiting at the lab's counter, oldest first. Shops and people are made up. */
const queue: readonly Queued[] = [
  [
    'shop',
    prescription('A-1031', 'رها نمونه', mehr, [150, -75, 80]),
    accepted,
    start,
    inspect,
    pass,
  ],
  [
    'shop2',
    prescription('M-207', 'آرش نمونه', standard, [-225, 0, null]),
    accepted,
    start,
    inspect,
  ],
  ['shop', prescription('A-1032', 'نسترن نمونه', negin, [75, -50, 100]), accepted, start],
  ['shop2', stockRequest([-200, -50, 4], [-100, 0, 2]), accepted],
  ['shop', prescription('A-1034', 'کاوه نمونه', aspheric, [-475, -125, 15]), asked],
  ['shop2', prescription('M-208', 'ماهرخ نمونه', mehr, [-150, -75, 95]), accepted],
  ['shop', accessoryRequest(['case-zip', 'blue', 6])],
  ['shop', prescription('A-1036', 'سپهر نمونه', standard, [-350, -100, 170])],
  ['shop2', prescription('M-209', 'یلدا نمونه', aspheric, [325, 0, null])],
];

/** Places the orders. Resolves to the last order's id. */
export async function fillQueue(origin: string): Promise<string> {
  const lab = await sender(origin, 'lab');
  const shops = { shop: await sender(origin, 'shop'), shop2: await sender(origin, 'shop2') };
  let last = '';
  for (const [shop, request, ...events] of queue) {
    last = await placed(shops[shop], request);
    await happen(lab, last, ...events);
  }
  return last;
}
