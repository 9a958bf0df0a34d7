import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AuditEntry } from '../../domain/audit/audit-entry.ts';
import { differences } from '../../domain/audit/differences.ts';
import { audit, auditSubjects } from '../../i18n/audit/audit.ts';
import { subjectName } from '../../i18n/audit/written-value.ts';
import type { Message } from '../../i18n/language/message.ts';
import { $tierName, readTiers } from '../../stores/tiers/tiers.ts';
import { Comparison } from '../../ui/audit/Comparison.tsx';
import { Recorded } from '../../ui/audit/Recorded.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Instant } from '../../ui/orders/Instant.tsx';
import { LabDialog } from '../lab-parts/LabDialog.tsx';

const { texts } = audit;

type AuditDialogProps = { entry: AuditEntry; title: Message; onClose: () => void };

/** One entry of the log, with the values before and after. */
export function AuditDialog({ entry, title, onClose }: AuditDialogProps) {
  const { subject, by, at, before, after } = entry;
  const tierName = useStore($tierName);
  useEffect(() => void readTiers(), []);
  return (
    <LabDialog title={title} isWide onClose={onClose}>
      <p className="audit-line">
        {say(auditSubjects.texts[subject.kind])}{' '}
        {subject.name && <Recorded of={subjectName(subject.name)} />} <Instant at={at} />{' '}
        {by.user === null ? say(texts.operator) : <bdi>{by.name}</bdi>}
      </p>
      <Comparison rows={differences(before, after)} tierName={tierName} />
      <p className="event-buttons">
        <Button text={texts.close} onClick={onClose} />
      </p>
    </LabDialog>
  );
}
