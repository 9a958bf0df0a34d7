/** Right first, as in prescriptions. */
export const eyeSides = ['right', 'left'] as const;
export type EyeSide = (typeof eyeSides)[number];
