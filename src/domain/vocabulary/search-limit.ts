/** Maximum length of what a list is searched for, in UTF-16 code units. */
export const searchLimit = 80;
