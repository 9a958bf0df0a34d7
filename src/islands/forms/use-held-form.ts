import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import { heldTyped, holdFields, holdTyped } from '../../stores/leaving/held-typed.ts';
import { $lastPerson, onNextPerson } from '../../stores/shell/next-person.ts';

export type Held<Typed> = {
  /** Storage name of the draft. */
  name: string;
  /** Values stored with the draft, such as the revision that the form started from. */
  along?: Partial<Typed>;
  /** Fields that are never stored. */
  except?: readonly (keyof Typed & string)[];
};

export type HeldForm<Typed> = {
  /** Deletes the draft, after it was sent or discarded. `along` is stored with the next one. */
  forget: (along?: Partial<Typed>) => void;
  /**
   * Shows what was saved and deletes the draft. If more was typed while `sent` was saved, that is not saved yet, and both
   * stay.
   */
  showSaved: (sent: Typed, saved: Typed, along?: Partial<Typed>) => void;
};

/** Keeps a form's draft across reloads, separately for each user. */
export function useHeldForm<Typed extends FieldValues>(
  { getValues, reset, setValue, watch }: UseFormReturn<Typed>,
  { name, along, except = [] }: Held<Typed>,
): HeldForm<Typed> {
  const begun = useRef<Typed | null>(null);
  const rest = useRef({ along, except });
  useEffect(() => {
    begun.current ??= structuredClone(getValues());
    const start = begun.current;
    const open = () => {
      const held = heldTyped<Partial<Typed>>(name);
      if (held) reset({ ...start, ...held }, { keepDefaultValues: true });
    };
    open();
    let writer = $lastPerson.get();
    const unfollow = onNextPerson(() => {
      open();
      writer = $lastPerson.get();
    });
    const following = watch(() => {
      // The form is emptied when another user signs in, whose draft must not be overwritten by that.
      writer ??= $lastPerson.get();
      if (writer !== $lastPerson.get()) return;
      const typed = { ...getValues() };
      for (const field of rest.current.except) delete typed[field];
      holdFields(name, begun.current ?? start, typed, rest.current.along);
    });
    return () => {
      unfollow();
      following.unsubscribe();
    };
  }, [getValues, reset, watch, name]);
  const forget: HeldForm<Typed>['forget'] = (next = rest.current.along) => {
    begun.current = structuredClone(getValues());
    rest.current = { ...rest.current, along: next };
    holdTyped(name, null);
  };
  const showSaved: HeldForm<Typed>['showSaved'] = (sent, saved, next = rest.current.along) => {
    if (isDeepEqual(getValues(), sent)) {
      reset(saved);
      forget(next);
      return;
    }
    rest.current = { ...rest.current, along: next };
    for (const [field, value] of Object.entries(next ?? {})) {
      setValue(field as FieldPath<Typed>, value as PathValue<Typed, FieldPath<Typed>>);
    }
  };
  return { forget, showSaved };
}
