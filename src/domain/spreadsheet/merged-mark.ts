/** Before a quantity that is merged over several cells. No reader of quantities takes it, so it is asked about. */
export const mergedMark = '⧉ ';

export const isMarkedMerged = (text: string) => text.startsWith(mergedMark);
