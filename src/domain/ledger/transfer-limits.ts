/** Most pictures of one receipt. */
export const mostReceipts = 2;
