import { prismLimits, prismParts } from '../../optics/prism-parts.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { findUnsound } from '../known-number.ts';
import type { KnownPrism } from '../known-rx.ts';

/** All issues of a prism: an amount needs a base, and a base an amount. */
export function checkPrism(side: EyeSide, prism: KnownPrism): Issue[] {
  return prismParts.flatMap((part): Issue[] => {
    const component = prism[part];
    if (component === null) return [];
    const path = `${side}.prism.${part}`;
    const { amount, base } = component;
    if (amount === null) return [{ path: `${path}.amount`, code: 'prismMissing' }];
    const finding = findUnsound(amount, prismLimits);
    if (finding) return [{ path: `${path}.amount`, ...finding }];
    return base === null ? [{ path: `${path}.base`, code: 'baseMissing' }] : [];
  });
}
