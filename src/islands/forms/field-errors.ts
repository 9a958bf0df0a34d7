import { type FieldError, type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import type { Message } from '../../i18n/language/message.ts';

/** Faults of fields, by path such as `addresses.0.text`. */
export type Faults<Fault> = Readonly<Partial<Record<string, Fault>>>;

/** Returns the message for a fault, in both languages. */
export type Say<Fault> = (fault: Fault, path: string) => Message;

/** An error of the form library with our message. */
type SaidError = FieldError & { said: Message };

export const saidError = (said: Message): SaidError => ({ type: 'fault', said });

/** Converts faults to form errors, nested like the fields. A row's own error contains those of its fields. */
export function fieldErrors<Typed extends FieldValues, Fault>(
  faults: Faults<Fault>,
  say: Say<Fault>,
): FieldErrors<Typed> {
  const errors: FieldErrors<Typed> = {};
  const outermostFirst = Object.entries(faults).toSorted(([a], [b]) => a.length - b.length);
  for (const [path, fault] of outermostFirst) {
    if (fault !== undefined) set(errors, path, saidError(say(fault, path)));
  }
  return errors;
}

/** The error message of the field or row at a path. */
export function saidOf(errors: FieldErrors, path: string): Message | null {
  const error: Partial<SaidError> | undefined = get(errors, path);
  return error?.said ?? null;
}
