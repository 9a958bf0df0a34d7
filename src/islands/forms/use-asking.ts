import { useEffect } from 'react';
import { askBeforeLeaving } from '../../stores/leaving/leaving.ts';

/** Asks before the page is left while a form has something that is not saved. */
export function useAsking(isDirty: boolean): void {
  useEffect(() => (isDirty ? askBeforeLeaving(() => true) : undefined), [isDirty]);
}
