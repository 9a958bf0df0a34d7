import type { Role } from '../../../src/domain/vocabulary/account.ts';
import type { Settings } from '../../process/config/settings.ts';

/** Whether the role requires a second factor. */
export function needsSecondFactor({ requireSecondFactor }: Settings, role: Role): boolean {
  return requireSecondFactor === 'lab' && role === 'SuperAdmin';
}

/** Whether a user has to set up a second factor before using anything else. */
export function mustEnrol(
  settings: Settings,
  { role, hasSecondFactor }: { role: Role; hasSecondFactor: boolean },
): boolean {
  return !hasSecondFactor && needsSecondFactor(settings, role);
}
