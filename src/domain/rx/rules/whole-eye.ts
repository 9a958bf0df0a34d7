import { eyeFields, eyeLimits } from '../../optics/eye-fields.ts';
import type { EyePrescription } from '../../optics/eye-prescription.ts';
import { prismBases, prismParts } from '../../optics/prism-parts.ts';
import { findUnsound } from '../known-number.ts';
import type { KnownEye } from '../known-rx.ts';
import { checkPrism } from './prism-rules.ts';

/** Whether everything typed for an eye is readable and within bounds, and it has a sphere. */
export function isWholeEye(eye: KnownEye): eye is KnownEye & EyePrescription {
  const isSound = eyeFields.every((field) => !findUnsound(eye[field], eyeLimits[field]));
  return isSound && eye.sphere !== null && eye.cylinder !== null && hasWholePrism(eye);
}

function hasWholePrism({ prism }: KnownEye): boolean {
  const hasBases = prismParts.every((part) => {
    const component = prism[part];
    return !component || prismBases[part].some((base) => base === component.base);
  });
  return hasBases && checkPrism('right', prism).length === 0;
}
