import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { heldTyped, holdFields, holdTyped } from '../../stores/leaving/held-typed.ts';

export type Held<Typed> = {
  /** Storage name of the draft. */
  name: string;
  /** Values stored with the draft, such as the revision that the form started from. */
  along?: Partial<Typed>;
  /** Fields that are never stored. */
  except?: readonly (keyof Typed & string)[];
};

/** Keeps a form's draft across reloads. Returns a function that deletes it after saving or discarding. */
export function useHeldForm<Typed extends FieldValues>(
  { getValues, reset, watch }: UseFormReturn<Typed>,
  { name, along, except = [] }: Held<Typed>,
): () => void {
  const begun = useRef<Typed | null>(null);
  const rest = useRef({ along, except });
  useEffect(() => {
    begun.current ??= structuredClone(getValues());
    const start = begun.current;
    const held = heldTyped<Partial<Typed>>(name);
    if (held) reset({ ...start, ...held }, { keepDefaultValues: true });
    const following = watch(() => {
      const typed = { ...getValues() };
      for (const field of rest.current.except) delete typed[field];
      holdFields(name, begun.current ?? start, typed, rest.current.along);
    });
    return () => following.unsubscribe();
  }, [getValues, reset, watch, name]);
  return () => {
    begun.current = structuredClone(getValues());
    holdTyped(name, null);
  };
}
