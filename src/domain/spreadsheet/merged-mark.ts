/** Prefix of a quantity merged over several cells. Quantity readers reject it, so the user is asked. */
export const mergedMark = '⧉ ';

export const isMarkedMerged = (text: string) => text.startsWith(mergedMark);
