import { messages } from '../language/message.ts';

/** Names of the eyes. */
export const rxEyes = messages('rxEyes', {
  right: ['چشم راست', 'Right eye'],
  left: ['چشم چپ', 'Left eye'],
});

/** A field with its eye, for use outside the eye's row: `right SPH`. */
export const fieldOfEye = messages('fieldOfEye', {
  right: ['{field} چشم راست', 'right {field}'],
  left: ['{field} چشم چپ', 'left {field}'],
});
