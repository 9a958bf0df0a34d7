import { lab, shop, shop2 } from '../../fixtures/people.ts';

/** The people at the simulated devices. */
export const people = { shop, shop2, lab };

export type PersonName = keyof typeof people;
