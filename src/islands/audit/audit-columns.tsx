import type { AuditEntry } from '../../domain/audit/audit-entry.ts';
import { audit, auditActions, auditSubjects } from '../../i18n/audit/audit.ts';
import { subjectName } from '../../i18n/audit/written-value.ts';
import { auditList } from '../../stores/audit/audit.ts';
import { Recorded } from '../../ui/audit/Recorded.tsx';
import { say } from '../../ui/base/say.tsx';
import { Instant } from '../../ui/orders/Instant.tsx';
import type { Column } from '../../ui/table/column.ts';

const { texts } = audit;

/** Who made the change. Clicking the name filters the log by that person. */
function Who({ by: { user, name } }: AuditEntry) {
  if (user === null) return say(texts.operator);
  return (
    <button type="button" className="audit-who" onClick={() => auditList.choose({ user, name })}>
      {name}
    </button>
  );
}

function Subject({ subject: { kind, name } }: AuditEntry) {
  return (
    <>
      {say(auditSubjects.texts[kind])} {name && <Recorded of={subjectName(name)} />}
    </>
  );
}

export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    key: 'action',
    title: texts.what,
    isName: true,
    place: 'table-wide',
    cell: ({ action }) => say(auditActions.texts[action]),
  },
  { key: 'subject', title: texts.whom, place: 'table-wider', cell: Subject },
  { key: 'by', title: texts.who, cell: Who },
  {
    key: 'at',
    title: texts.when,
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ at }) => <Instant at={at} />,
  },
];
