import { reasons } from './reasons.ts';
import { stateNames } from './state-names.ts';
import type { Transition } from './transition.ts';

export const beforeProduction = ['submitted', 'quoted', 'accepted'] as const;
const beforeAcceptance = ['submitted', 'quoted'] as const;

/** Events a shop may trigger: the rows of the table that its own pages load. */
export const shopTransitions: readonly Transition[] = [
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
    event: 'correct',
    by: 'shop',
    from: beforeAcceptance,
    whileHeld: true,
    to: 'submitted',
    needs: 'ownOrder',
    must: [],
    may: [],
    effects: ['replaceOrder', 'checkCredit'],
  },
  { event: 'deliver', by: 'shop', from: ['shipped'], to: 'delivered', must: [], may: ['message'] },
  {
    event: 'answer',
    by: 'shop',
    from: ['onHold'],
    to: 'back',
    needs: 'question',
    must: ['message'],
    may: ['photos'],
  },
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
    event: 'askRemake',
    by: 'shop',
    from: ['shipped', 'delivered'],
    to: 'remake',
    must: ['reason'],
    may: ['message', 'photos', 'remaking'],
    reasons: reasons.remake,
  },
  { event: 'write', by: 'shop', from: stateNames, to: 'same', must: ['message'], may: ['photos'] },
];
