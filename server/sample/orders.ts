import type { RxOrderInput } from '../../src/domain/rx/rx-order.ts';

/** Orders of the demo shop for invented patients, oldest first, with fixed ids. */
export const sampleOrders: readonly { id: string; content: RxOrderInput }[] = [
  {
    id: '01900000-0001-7000-8000-7a31c05e1101',
    content: {
      kind: 'rx',
      reference: 'N-101',
      patient: 'مشتری نمونه ۱',
      remarks: '',
      right: { sphere: -225, cylinder: -50, axis: 175, add: null, pd: 315, height: null },
      left: { sphere: -250, cylinder: 0, axis: null, add: null, pd: 320, height: null },
      lens: { design: 'sv-standard', index: 156, colour: 'clear', coating: 'hmc' },
    },
  },
  {
    id: '01900000-0002-7000-8000-4c9be2d71102',
    content: {
      kind: 'rx',
      reference: 'N-102',
      patient: 'مشتری نمونه ۲',
      remarks: 'لطفاً پیش از تراش تماس بگیرید.',
      right: { sphere: 125, cylinder: -75, axis: 90, add: 200, pd: 305, height: 190 },
      left: { sphere: 150, cylinder: -50, axis: 85, add: 200, pd: 310, height: 190 },
      lens: { design: 'pr-mehr', index: 156, colour: 'photochromic', coating: 'hmc' },
    },
  },
  {
    id: '01900000-0003-7000-8000-e86f14a91103',
    content: {
      kind: 'rx',
      reference: 'N-103',
      patient: 'مشتری نمونه ۳',
      remarks: '',
      right: { sphere: -1575, cylinder: -100, axis: 10, add: null, pd: 330, height: null },
      left: null,
      lens: { design: 'sv-aspheric', index: 174, colour: 'clear', coating: 'blue-cut' },
      acknowledged: [{ code: 'powerHigh', path: 'right.sphere', params: { max: 1000 } }],
    },
  },
];
