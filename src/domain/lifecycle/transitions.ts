import { reasons } from './reasons.ts';
import { beforeProduction, shopTransitions } from './shop-transitions.ts';
import { stateNames } from './state-names.ts';
import type { Transition } from './transition.ts';

/** Days after shipping when an order counts as delivered although the shop has not said so. */
export const deliveredAfterDays = 7;

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
  {
    event: 'break',
    by: 'lab',
    from: ['accepted', 'inProduction', 'qualityControl', 'ready'],
    to: 'again',
    must: ['reason', 'broken'],
    may: ['message'],
    reasons: reasons.breakage,
    effects: ['replacePieces'],
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
  { event: 'deliver', by: 'system', from: ['shipped'], to: 'delivered', must: [], may: [] },
  { event: 'ask', by: 'lab', from: beforeShipping, to: 'onHold', must: ['message'], may: [] },
  {
    event: 'resume',
    by: 'lab',
    from: ['onHold'],
    to: 'back',
    needs: 'noPieces',
    must: [],
    may: ['message'],
  },
  {
    event: 'resume',
    by: 'system',
    from: ['onHold'],
    to: 'back',
    needs: 'pieces',
    must: [],
    may: [],
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
    event: 'grantRemake',
    by: 'lab',
    from: ['remake'],
    to: 'back',
    must: [],
    may: ['message', 'shopPays'],
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
  {
    event: 'revert',
    by: 'lab',
    from: stateNames,
    to: 'before',
    needs: 'step',
    must: ['reverts'],
    may: ['message'],
    effects: ['undo'],
  },
  { event: 'write', by: 'lab', from: stateNames, to: 'same', must: ['message'], may: [] },
  ...shopTransitions,
];
