import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls back with a form's values at every change. */
export function useTyping<Typed extends FieldValues>(
  { watch, getValues }: UseFormReturn<Typed>,
  take: (typed: Typed) => void,
): void {
  useEffect(() => {
    const following = watch(() => take(getValues()));
    return () => following.unsubscribe();
  });
}
