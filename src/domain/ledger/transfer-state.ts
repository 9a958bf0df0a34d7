/** What became of a transfer that a shop reported. */
export const transferStates = ['waiting', 'confirmed', 'refused'] as const;
export type TransferState = (typeof transferStates)[number];
