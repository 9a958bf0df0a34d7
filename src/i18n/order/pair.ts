import { messages } from '../language/message.ts';

/** The other pair of a prescription order. */
export const pair = messages('pair', {
  first: ['این سفارش، جفت دوم سفارش دیگری است:', 'This is the second pair of order'],
  second: ['جفت دوم این سفارش:', 'Its second pair is order'],
});
