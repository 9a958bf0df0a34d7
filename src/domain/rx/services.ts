import * as z from 'zod/mini';
import { catalogueId } from '../catalogue/lens.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { integerWithin } from './limits.ts';
import { densityLimits, longestEngraving } from './service-limits.ts';
import { specialRequests } from './special-requests.ts';

export const tintForm = z.enum(['solid', 'gradient']);

/** Services on the lenses; ids are those of the catalogue's services. */
export const services = z.strictObject({
  tint: z.nullable(
    z.strictObject({ colour: catalogueId, density: integerWithin(densityLimits), form: tintForm }),
  ),
  mirror: z.nullable(catalogueId),
  /** Extra layers on the coating, without duplicates. */
  coats: z.array(catalogueId).check(
    z.maxLength(10),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  /** Empty if none. */
  engraving: orderText(longestEngraving),
});
export type RxServices = z.infer<typeof services>;

export const noServices: RxServices = { tint: null, mirror: null, coats: [], engraving: '' };
export const specialRequest = z.enum(specialRequests);
