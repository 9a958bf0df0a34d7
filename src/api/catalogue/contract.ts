import { lensCatalogue } from '../../domain/catalogue/lens.ts';
import type { Contracts } from '../exchange.ts';

/** The list that prescription lenses are ordered by; asked with `since`, it may answer only what changed. */
export const catalogueContract = {
  list: { GET: { answer: lensCatalogue } },
} satisfies Contracts;
