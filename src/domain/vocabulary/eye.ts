/** In the order prescriptions list them: right first. */
export const eyeSides = ['right', 'left'] as const;
export type EyeSide = (typeof eyeSides)[number];
