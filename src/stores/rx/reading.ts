import { emptyCatalogue } from '../../domain/catalogue/empty-catalogue.ts';
import type { LensCatalogue } from '../../domain/catalogue/lens.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { findMistakes } from '../../domain/rx/draft/find-mistakes.ts';
import { type KnownDraft, readKnown } from '../../domain/rx/draft/read-known.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { $catalogue } from './catalogue.ts';

let known: KnownDraft | undefined;

/** Parses a draft, once per change. */
export function knownOf(draft: RxDraft): KnownDraft {
  if (known?.draft !== draft) known = readKnown(draft, labNow().getTime());
  return known;
}

let judged: { of: KnownDraft; by: LensCatalogue; mistakes: readonly Issue[] } | undefined;

/** Checks a draft against the current catalogue, once per change of either. Returns no warnings. */
export function mistakesNow(draft: RxDraft): readonly Issue[] {
  const of = knownOf(draft);
  const by = $catalogue.get() ?? emptyCatalogue;
  if (judged?.of !== of || judged.by !== by) judged = { of, by, mistakes: findMistakes(of, by) };
  return judged.mistakes;
}
