import { messages } from '../language/message.ts';

/** The default error of a field; `{label}` is its name. The specification fixes the text. */
export const field = messages('field', {
  invalid: ['{label} معتبر نیست', '{label} is not valid'],
});
