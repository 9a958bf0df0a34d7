import type { LensCatalogue } from '../../catalogue/lens.ts';
import { findIssues } from '../rules/rx-rules.ts';
import { warnedRx } from '../warnings/sound-fields.ts';
import type { WarnedRx } from '../warnings/sound-rx.ts';
import type { RxDraft } from './draft.ts';
import { knownDraft } from './read-known.ts';

/** A draft as far as it can be reckoned with. */
export interface SoundDraft {
  /** A field that is in error is not known here. */
  readonly rx: WarnedRx;
  /** Whether any of the fields is in error; one that is merely empty is not. */
  readonly isWrong: (...paths: readonly string[]) => boolean;
}

/** These say nothing against the value itself. */
const harmless: readonly string[] = ['powerNotMade', 'axisWithoutCylinder'];

/** Reads a draft for what is worked out from it, which a value in error must not reach. */
export function soundDraft(draft: RxDraft, catalogue: LensCatalogue): SoundDraft {
  const known = knownDraft(draft);
  const { eyes, frame } = findIssues(known, catalogue);
  const against = [...eyes, ...frame].filter(
    ({ code }) => !code.endsWith('Missing') && !harmless.includes(code),
  );
  const wrong = new Set(against.map(({ path }) => path));
  return {
    rx: warnedRx(known, against, catalogue),
    isWrong: (...paths) => paths.some((path) => wrong.has(path)),
  };
}
