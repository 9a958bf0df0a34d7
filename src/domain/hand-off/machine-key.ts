import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';

/** Scopes of a machine key: reading incoming orders, and reporting events on them. */
export const machineScopes = ['orders:read', 'events:write'] as const;
export type MachineScope = (typeof machineScopes)[number];

/** Maximum characters of a key's name, which order histories show as the author. */
export const longestKeyName = 60;

/** Settings of a new key. */
export const newMachineKey = z.strictObject({
  name: orderText(longestKeyName).check(z.trim(), z.minLength(1)),
  scopes: z.array(z.enum(machineScopes)).check(z.minLength(1), z.maxLength(machineScopes.length)),
});
export type NewMachineKey = z.infer<typeof newMachineKey>;

/** An active key without its secret, which cannot be read again. */
export const machineKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(machineScopes)),
  madeAt: z.iso.datetime(),
  /** Name of the person who created it. */
  madeBy: z.string(),
  /** Exact to five minutes; null if never used. */
  usedAt: z.nullable(z.iso.datetime()),
});
export type MachineKey = z.infer<typeof machineKey>;
