import type { EyeSide } from './eye.ts';
import type { Issue } from './issue.ts';
import { findUnsound } from './known-number.ts';
import type { KnownPrism } from './known-rx.ts';
import { prismLimits, prismParts } from './prism.ts';

/** Everything that stands against a prism: an amount needs its base, and a base its amount. */
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
