import * as z from 'zod/mini';
import { catalogueId } from '../catalogue/lens.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { within } from './measures.ts';

/** How much light a tint takes in, per cent (optics of the trade). */
export const densityLimits = { min: 0, max: 85, step: 1 } as const;

/** The longest engraving, in UTF-16 code units; general knowledge: there is no room for more. */
export const longestEngraving = 20;

export const tintForm = z.enum(['solid', 'gradient']);

/** What is done to the lenses beside making them; ids are those of the catalogue's services. */
export const services = z.strictObject({
  tint: z.nullable(
    z.strictObject({ colour: catalogueId, density: within(densityLimits), form: tintForm }),
  ),
  mirror: z.nullable(catalogueId),
  /** Layers on top of the coating, each once. */
  coats: z.array(catalogueId).check(
    z.maxLength(10),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  /** Empty for none. */
  engraving: orderText(longestEngraving),
});
export type RxServices = z.infer<typeof services>;

export const noServices: RxServices = { tint: null, mirror: null, coats: [], engraving: '' };

/** Special requests with a meaning of their own; a note says what they cannot. */
export const specialRequests = [
  'urgent',
  'callFirst',
  'thinnest',
  'equalThickness',
  'equalBaseCurve',
  'polishedEdge',
] as const;
export const specialRequest = z.enum(specialRequests);
