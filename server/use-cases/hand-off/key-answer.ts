import type { MachineKey } from '../../../src/domain/hand-off/machine-key.ts';
import type { readMachineKeys } from '../../db/hand-off/machine-keys.ts';

type StoredKey = Awaited<ReturnType<typeof readMachineKeys>>[number];

/** A key as the lab sees it. */
export function keyAnswer({ id, name, scopes, madeAt, madeBy, usedAt }: StoredKey): MachineKey {
  return {
    id,
    name,
    scopes,
    madeAt: madeAt.toISOString(),
    madeBy,
    usedAt: usedAt?.toISOString() ?? null,
  };
}
