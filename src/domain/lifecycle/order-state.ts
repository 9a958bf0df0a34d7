import * as z from 'zod/mini';
import { stateNames } from './state-names.ts';

/**
 * State of an order. `quoted`: the lab named a price, and the shop has to agree. `onHold`: the lab has a question for
 * the shop; not the same as rejected. `remake`: the shop requested a remake, and the lab has to decide.
 */
export const orderState = z.enum(stateNames);
export type OrderState = z.infer<typeof orderState>;
