import { stockCatalogue } from '../../domain/stock/stock.ts';
import type { Contracts } from '../exchange.ts';

/** The list of stock lenses; asked with `since`, it may answer only what changed. */
export const stockContract = { list: { GET: { answer: stockCatalogue } } } satisfies Contracts;
