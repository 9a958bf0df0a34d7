import type { MachineKey } from '../../../src/domain/hand-off/machine-key.ts';
import type { readMachineKeys } from '../../db/hand-off/machine-keys.ts';

type StoredKey = Awaited<ReturnType<typeof readMachineKeys>>[number];

/** A key as the lab is shown it. */
export function keyAnswer({ id, name, scopes, made_at, made_by, used_at }: StoredKey): MachineKey {
  return {
    id,
    name,
    scopes,
    madeAt: made_at.toISOString(),
    madeBy: made_by,
    usedAt: used_at?.toISOString() ?? null,
  };
}
