import type { Issue } from './issue.ts';
import { findUnsound, type KnownNumber } from './known-number.ts';
import type { EyeSide } from './prescription.ts';
import { type PrismPart, prismLimits, prismParts } from './prism.ts';

/** One component as far as it is known. */
interface KnownComponent {
  readonly amount: KnownNumber;
  readonly base: string | null;
}

export type KnownPrism = Readonly<Record<PrismPart, KnownComponent | null>>;

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
