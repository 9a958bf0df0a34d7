import { longestKeyName, type MachineScope } from './machine-key.ts';

/** A key as typed. */
export interface TypedKey {
  name: string;
  scopes: readonly MachineScope[];
}

export type TypedKeyFault = 'required' | 'tooLong';

/** Faults of a typed key, by field. */
export function faultsOfKey({
  name,
  scopes,
}: TypedKey): Partial<Record<keyof TypedKey, TypedKeyFault>> {
  const length = name.trim().length;
  return {
    ...(length === 0 && { name: 'required' }),
    ...(length > longestKeyName && { name: 'tooLong' }),
    ...(scopes.length === 0 && { scopes: 'required' }),
  };
}
