/** `halfRim`: a nylon thread in a groove holds the lens. */
export const frameTypes = ['fullRim', 'halfRim', 'rimless'] as const;

/** Rim material; it decides the bevel. */
export const frameMaterials = ['plastic', 'metal'] as const;

/** Shapes a lens can be edged to by A and B only, without a trace; in the order they are offered. */
export const standardShapes = ['round', 'oval', 'panto', 'rectangle', 'aviator', 'catEye'] as const;
