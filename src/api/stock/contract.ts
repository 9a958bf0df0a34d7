import { stockCatalogue } from '../../domain/stock/stock.ts';
import type { Contracts } from '../exchange.ts';

/** The list of stock lenses; limited to changes if asked with `since`. */
export const stockContract = { list: { GET: { answer: stockCatalogue } } } satisfies Contracts;
