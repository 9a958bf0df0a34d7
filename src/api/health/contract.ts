import * as z from 'zod/mini';
import type { Contracts } from '../exchange.ts';

/** Free space on the server's disk; if `full`, changes are refused. */
export const room = z.enum(['enough', 'low', 'full']);
export type Room = z.infer<typeof room>;

/** Sent while both the server and its database work. */
export const healthAnswer = z.strictObject({ status: z.literal('ok'), disk: room });

export const healthContract = { health: { GET: { answer: healthAnswer } } } satisfies Contracts;
