import { useState } from 'react';
import type { AuditEntry } from '../../domain/audit/audit-entry.ts';
import { audit, auditActions } from '../../i18n/audit/audit.ts';
import { auditList, everyEntry } from '../../stores/audit/audit.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { useLive } from '../base/use-live.ts';
import { ListView } from '../lab-parts/ListView.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { auditColumns } from './audit-columns.tsx';

const { texts } = audit;
const { $filters, choose } = auditList;

/** The audit log: who changed what and when. */
export function Screen() {
  const { order } = useLive($filters, everyEntry);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  return (
    <div className="lab-screen">
      <AuditFilters />
      <ListView
        list={auditList}
        caption={texts.caption}
        columns={auditColumns}
        idOf={({ id }) => id}
        onOpen={setOpened}
        sort={order}
        onSort={(chosen) => choose({ order: chosen })}
        empty={<EmptyState picture="tray" title={texts.empty} text={texts.emptyHint} />}
      />
      {opened && (
        <AuditDialog
          entry={opened}
          title={auditActions.texts[opened.action]}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
