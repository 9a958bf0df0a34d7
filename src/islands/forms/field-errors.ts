import { type FieldError, type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import type { Message } from '../../i18n/language/message.ts';

/** What is wrong with fields, by path such as `addresses.0.text`. */
export type Faults<Fault> = Readonly<Partial<Record<string, Fault>>>;

/** The sentence of a fault, in both languages. */
export type Say<Fault> = (fault: Fault, path: string) => Message;

/** An error as the form library keeps it, with what is said beside its field. */
type SaidError = FieldError & { said: Message };

/** The error of a field. */
export const saidError = (said: Message): SaidError => ({ type: 'fault', said });

/** Faults as the errors of a form: nested like its fields, what is wrong with a row around what is inside it. */
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

/** What is said of the field at a path, or of the row. */
export function saidOf(errors: FieldErrors, path: string): Message | null {
  const error: Partial<SaidError> | undefined = get(errors, path);
  return error?.said ?? null;
}
