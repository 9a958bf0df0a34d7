/** How a shop describes a frame, in writing order. */
export const frameTexts = ['brand', 'model', 'colour', 'size'] as const;
