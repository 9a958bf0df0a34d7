/** Minutes for which a code works, of a chat or of an address. */
export const codeMinutes = 15;
