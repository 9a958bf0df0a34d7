import { withQuery } from '../../api/api-path.ts';
import type { AuditAnswer } from '../../api/audit/contract.ts';
import { auditPath } from '../../api/audit/paths.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { createFilteredList } from '../lists/filtered-list.ts';

/** Initial filters of the log; a user's name is kept with the id, for display. */
export const everyEntry = {
  text: '',
  subject: '',
  user: '',
  name: '',
  from: '',
  to: '',
  order: 'newest',
} as const satisfies Record<string, string>;

export type AuditFilters = Record<keyof typeof everyEntry, string>;

function pathOf({ name: _shownAlone, ...filters }: AuditFilters, after: string | null) {
  const asked = Object.entries({ ...filters, after: after ?? '' }).filter(([, value]) => value);
  return withQuery(auditPath, new URLSearchParams(asked));
}

/** The audit log as the screen shows it. */
export const auditList = createFilteredList({
  screen: labRoutes.audit.path,
  everything: everyEntry as AuditFilters,
  pathOf,
  pageOf: ({ entries, next }: AuditAnswer) => ({ rows: entries, next }),
});
