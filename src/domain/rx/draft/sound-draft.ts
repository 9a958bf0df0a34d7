import type { LensCatalogue } from '../../catalogue/lens.ts';
import { frameLimits } from '../../frame/measurements.ts';
import { findUnsound } from '../known-number.ts';
import { findIssues } from '../rules/rx-rules.ts';
import { soundRx } from '../warnings/sound-fields.ts';
import type { SoundRx } from '../warnings/sound-rx.ts';
import type { KnownDraft } from './read-known.ts';

/** The error-free part of a draft, safe to calculate with. */
export interface SoundDraft {
  /** Fields in error are null. */
  readonly rx: SoundRx;
  /** Whether any of the fields is in error. An empty one is not. */
  readonly isWrong: (...paths: readonly string[]) => boolean;
}

/** Issues about a combination; the value itself is fine. */
const harmless: readonly string[] = ['powerNotMade', 'axisWithoutCylinder'];

/** Reads a draft for calculations, which must not use a value in error. */
export function soundDraft({ rx }: KnownDraft, catalogue: LensCatalogue): SoundDraft {
  const { eyes, frame } = findIssues(rx, catalogue);
  const against = [...eyes, ...frame].filter(
    ({ code }) => !code.endsWith('Missing') && !harmless.includes(code),
  );
  const wrong = new Set(against.map(({ path }) => path));
  return {
    rx: soundRx(rx, against, catalogue),
    isWrong: (...paths) => paths.some((path) => wrong.has(path)),
  };
}

/** A and B as typed, tenths of a millimetre; null while either is missing or out of bounds. */
export function shapeSize({ rx: { frame } }: KnownDraft): { a: number; b: number } | null {
  const { a, b } = frame;
  if (typeof a !== 'number' || typeof b !== 'number') return null;
  return findUnsound(a, frameLimits.a) || findUnsound(b, frameLimits.b) ? null : { a, b };
}
