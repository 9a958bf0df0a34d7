import type { Message } from '../../i18n/language/message.ts';

/** The notes shown below a field. */
export type FieldNotes = {
  id: string;
  /** How to fill it in. */
  hint?: Message | undefined;
  /** What is wrong with it. */
  error?: Message | null | undefined;
};

/** ARIA attributes that link a control to its error or else its hint. `also` is the id of another description. */
export function described({ id, hint, error }: FieldNotes, also?: string | null) {
  const note = error ? `${id}-fault` : hint && `${id}-hint`;
  const by = [note, also].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': by || undefined,
  };
}
