/** Maximum length of a list search, in UTF-16 code units. */
export const searchLimit = 80;
