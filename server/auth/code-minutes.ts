/** Minutes that a code for linking a chat or confirming an address stays valid. */
export const codeMinutes = 15;
