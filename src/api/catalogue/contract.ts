import { lensCatalogue } from '../../domain/catalogue/lens.ts';
import type { Contracts } from '../exchange.ts';

/** The catalogue of prescription lenses; limited to changes if asked with `since`. */
export const catalogueContract = {
  list: { GET: { answer: lensCatalogue } },
} satisfies Contracts;
