/** Maximum length of a notice in one language, in UTF-16 code units. */
export const noticeLimit = 300;
