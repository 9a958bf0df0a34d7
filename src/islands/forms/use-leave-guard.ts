import { useEffect } from 'react';
import { askBeforeLeaving } from '../../stores/leaving/leaving.ts';

/** Asks for confirmation before the user leaves a page with unsaved changes. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => (isDirty ? askBeforeLeaving(() => true) : undefined), [isDirty]);
}
