import { messages } from '../language/message.ts';

/** What is said of a field where nothing more is known; `{label}` is its own name. */
export const field = messages('field', {
  invalid: ['{label} معتبر نیست', '{label} is not valid'],
});
