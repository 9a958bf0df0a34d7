/** Most pictures per receipt. */
export const mostReceipts = 2;
