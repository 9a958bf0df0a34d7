/** `halfRim`: the lens is held by a nylon thread in a groove. */
export const frameTypes = ['fullRim', 'halfRim', 'rimless'] as const;

/** Rim material, which determines the bevel. */
export const frameMaterials = ['plastic', 'metal'] as const;

/** Shapes to which a lens can be edged from A and B alone, without a trace; in display order. */
export const standardShapes = ['round', 'oval', 'panto', 'rectangle', 'aviator', 'catEye'] as const;
