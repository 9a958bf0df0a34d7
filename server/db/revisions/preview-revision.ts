import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import { composeSteps } from './compose-steps.ts';
import type { Step } from './revision-log.ts';

/** What changes would come to if they were saved now, or what is wrong with them. Writes and locks nothing. */
export function previewRevision(
  database: Database,
  changes: readonly ItemChange[],
): Promise<{ steps: readonly Step[] } | { issues: Issue[] }> {
  return inScope(database, 'lab', (transaction) =>
    composeSteps(transaction, changes, { locking: false }),
  );
}
