import { isWarning } from '../vocabulary/is-warning.ts';
import type { Issue } from '../vocabulary/issue.ts';

/** Whether fields have to be corrected, or only warnings confirmed. */
export function missingIn(issues: readonly Issue[]): 'warnings' | 'incomplete' {
  return issues.length > 0 && issues.every(isWarning) ? 'warnings' : 'incomplete';
}
