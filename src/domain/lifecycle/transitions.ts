import { reasons } from './reasons.ts';
import { stateNames } from './state-names.ts';
import type { Transition } from './transition.ts';

/** Days after shipping when an order counts as delivered although the shop has not said so. */
export const deliveredAfterDays = 7;

const beforeProduction = ['submitted', 'quoted', 'accepted'] as const;
const beforeShipping = [...beforeProduction, 'inProduction', 'qualityControl', 'ready'] as const;

/**
 * The whole life of an order after it was submitted: the API, the screens, the tests and `docs/order-lifecycle.md` read
 * this table. An event of a side that has no row here is refused.
 */
export const transitions: readonly Transition[] = [
  {
    event: 'accept',
    by: 'lab',
    from: ['submitted'],
    to: 'accepted',
    needs: 'total',
    must: ['promisedFor'],
    may: ['message'],
    effects: ['charge'],
  },
  {
    event: 'quote',
    by: 'lab',
    from: ['submitted', 'quoted'],
    to: 'quoted',
    needs: 'noPrice',
    must: ['price'],
    may: ['message'],
  },
  {
    event: 'agree',
    by: 'shop',
    from: ['quoted'],
    to: 'submitted',
    must: [],
    may: ['message'],
    effects: ['checkCredit'],
  },
  {
    event: 'hold',
    by: 'system',
    from: ['submitted'],
    to: 'onHold',
    must: ['reason'],
    may: [],
    reasons: reasons.hold,
  },
  {
    event: 'reject',
    by: 'lab',
    from: ['submitted', 'quoted'],
    whileHeld: true,
    to: 'rejected',
    must: ['reason'],
    may: ['message'],
    reasons: reasons.rejection,
    effects: ['returnStock', 'reverse'],
  },
  {
    event: 'start',
    by: 'lab',
    from: ['accepted'],
    to: 'inProduction',
    must: [],
    may: ['message'],
  },
  {
    event: 'inspect',
    by: 'lab',
    from: ['inProduction'],
    to: 'qualityControl',
    must: [],
    may: ['message'],
  },
  {
    event: 'redo',
    by: 'lab',
    from: ['qualityControl'],
    to: 'inProduction',
    must: [],
    may: ['message'],
  },
  { event: 'pass', by: 'lab', from: ['qualityControl'], to: 'ready', must: [], may: ['message'] },
  {
    event: 'ship',
    by: 'lab',
    from: ['ready'],
    to: 'shipped',
    must: [],
    may: ['tracking', 'message'],
  },
  { event: 'deliver', by: 'shop', from: ['shipped'], to: 'delivered', must: [], may: ['message'] },
  { event: 'deliver', by: 'system', from: ['shipped'], to: 'delivered', must: [], may: [] },
  { event: 'ask', by: 'lab', from: beforeShipping, to: 'onHold', must: ['message'], may: [] },
  {
    event: 'answer',
    by: 'shop',
    from: ['onHold'],
    to: 'back',
    needs: 'question',
    must: ['message'],
    may: [],
  },
  { event: 'resume', by: 'lab', from: ['onHold'], to: 'back', must: [], may: ['message'] },
  {
    event: 'cancel',
    by: 'shop',
    from: beforeProduction,
    whileHeld: true,
    to: 'cancelled',
    must: ['reason'],
    may: ['message'],
    reasons: reasons.shopCancellation,
    effects: ['returnStock', 'reverse'],
  },
  {
    event: 'cancel',
    by: 'lab',
    from: beforeShipping,
    whileHeld: true,
    to: 'cancelled',
    must: ['reason'],
    may: ['message'],
    reasons: reasons.labCancellation,
    effects: ['returnStock', 'reverse'],
  },
  {
    event: 'askRemake',
    by: 'shop',
    from: ['shipped', 'delivered'],
    to: 'remake',
    must: ['reason'],
    may: ['message', 'photos'],
    reasons: reasons.remake,
  },
  {
    event: 'grantRemake',
    by: 'lab',
    from: ['remake'],
    to: 'back',
    must: [],
    may: ['message'],
    effects: ['placeRemake', 'creditRemake'],
  },
  {
    event: 'refuseRemake',
    by: 'lab',
    from: ['remake'],
    to: 'back',
    must: ['reason'],
    may: ['message'],
    reasons: reasons.refusedRemake,
  },
  ...(['shop', 'lab'] as const).map(
    (by): Transition => ({
      event: 'write',
      by,
      from: stateNames,
      to: 'same',
      must: ['message'],
      may: [],
    }),
  ),
];
