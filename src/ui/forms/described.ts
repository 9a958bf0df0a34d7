import type { Message } from '../../i18n/language/message.ts';

/** What is said of a field below it. */
export type FieldNotes = {
  id: string;
  /** How to fill it in. */
  hint?: Message | undefined;
  /** What is wrong with it. */
  error?: Message | null | undefined;
};

/** What ties a control to what is said of it: its error, or else its hint. `also` is the id of something else that describes it. */
export function described({ id, hint, error }: FieldNotes, also?: string | null) {
  const note = error ? `${id}-fault` : hint && `${id}-hint`;
  const by = [note, also].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': by || undefined,
  };
}
