import * as z from 'zod/mini';
import { machineKey } from '../../domain/hand-off/machine-key.ts';

/** The keys that work, newest first. */
export const machineKeysAnswer = z.strictObject({ keys: z.array(machineKey) });
export type MachineKeysAnswer = z.infer<typeof machineKeysAnswer>;

/** A new key, and its secret, which no other answer has. */
export const madeKeyAnswer = z.extend(machineKeysAnswer, { secret: z.string() });
export type MadeKeyAnswer = z.infer<typeof madeKeyAnswer>;
