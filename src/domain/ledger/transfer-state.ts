/** State of a transfer reported by a shop. */
export const transferStates = ['waiting', 'confirmed', 'refused'] as const;
export type TransferState = (typeof transferStates)[number];
