/** Right first, as in prescriptions. */
export const eyeSides = ['right', 'left'] as const;
export type EyeSide = (typeof eyeSides)[number];

/** Direction of an eye's nose side for the viewer. The right eye is on the viewer's left, so its nose is to the right. */
export const noseward = (side: EyeSide): 1 | -1 => (side === 'right' ? 1 : -1);
