import type { Prism } from '../../../src/domain/optics/prism.ts';
import type { PrismResultant } from '../../../src/domain/optics/prism-resultant.ts';
import type { EyeSide } from '../../../src/domain/vocabulary/eye.ts';

/** Splits a prism into components, rounded to hundredths of a prism dioptre. */
export function componentsOf(side: EyeSide, { amount, direction }: PrismResultant): Prism {
  const angle = (direction * Math.PI) / 180;
  const x = Math.round(amount * Math.cos(angle)) * (side === 'right' ? 1 : -1);
  const y = Math.round(amount * Math.sin(angle));
  return {
    horizontal: x === 0 ? null : { amount: Math.abs(x), base: x > 0 ? 'in' : 'out' },
    vertical: y === 0 ? null : { amount: Math.abs(y), base: y > 0 ? 'up' : 'down' },
  };
}
