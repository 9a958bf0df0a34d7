import type { Message } from '../../i18n/language/message.ts';

/** What is said of a field below it. */
export type FieldNotes = {
  id: string;
  /** How to fill it in. */
  hint?: Message | undefined;
  /** What is wrong with it. */
  error?: Message | null | undefined;
};

/** What ties a control to what is said of it; `also` is the id of something else that describes it. */
export function described({ id, hint, error }: FieldNotes, also?: string | null) {
  const by = [error && `${id}-fault`, also, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': by || undefined,
  };
}
