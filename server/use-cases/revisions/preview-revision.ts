import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Step } from '../../db/revisions/revision-log.ts';
import { composeSteps } from './compose-steps.ts';

/** The effect of changes if they were saved now, or their issues. Writes and locks nothing. */
export function previewRevision(
  database: Database,
  changes: readonly ItemChange[],
): Promise<{ steps: readonly Step[] } | { issues: Issue[] }> {
  return inScope(database, 'lab', (transaction) =>
    composeSteps(transaction, changes, { locking: false }),
  );
}
