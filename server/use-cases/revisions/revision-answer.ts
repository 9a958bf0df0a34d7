import type { PreviewAnswer, RevisionSummary } from '../../../src/api/revisions/contract.ts';
import type { LoggedRevision, Step } from '../../db/revisions/revision-log.ts';

/** A revision as the API answers it. */
export function summaryOf(revision: NonNullable<LoggedRevision>): RevisionSummary {
  const { number, at, byName: by, kind, note, restored, items } = revision;
  return { number, at: at.toISOString(), by, kind, note, restored, items };
}

/** The effect of steps, grouped into added, changed and removed items. */
export function previewOf(steps: readonly Step[]): PreviewAnswer {
  const answer: PreviewAnswer = { added: [], changed: [], removed: [] };
  for (const { item, before = null, after = null } of steps) {
    const list = before === null ? 'added' : after === null ? 'removed' : 'changed';
    answer[list].push({ item, before, after });
  }
  return answer;
}
