import { frameLimits } from '../../frame/frame.ts';
import { findUnsound } from '../known-number.ts';
import type { KnownDraft } from './read-known.ts';

/** A and B as typed, tenths of a millimetre; null while one of them is missing or no frame's. */
export function shapeSize({ rx: { frame } }: KnownDraft): { a: number; b: number } | null {
  const { a, b } = frame;
  if (typeof a !== 'number' || typeof b !== 'number') return null;
  return findUnsound(a, frameLimits.a) || findUnsound(b, frameLimits.b) ? null : { a, b };
}
