import { auditSubjects as subjects } from '../../domain/audit/audit-action.ts';
import { audit, auditSubjects } from '../../i18n/audit/audit.ts';
import { fill } from '../../i18n/language/message.ts';
import { auditList, everyEntry } from '../../stores/audit/audit.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { DayRangeFields } from '../calendar/DayRangeFields.tsx';
import { LabSearch } from '../lab-parts/LabSearch.tsx';

const { texts } = audit;
const { $filters, choose } = auditList;

/** Filters the log by text, kind of change, days, and the person chosen in the list, if any. */
export function AuditFilters() {
  const { subject, user, name, from, to } = useLive($filters, everyEntry);
  const { allKinds } = useMessages(audit);
  const kinds = useMessages(auditSubjects);
  return (
    <div className="lab-filters">
      <LabSearch list={auditList} hint={texts.searchHint} />
      <FilterSelect
        label={texts.subjectKind}
        chosen={subject}
        options={[['', allKinds], ...subjects.map((each) => [each, kinds[each]] as const)]}
        onChoose={(chosen) => choose({ subject: chosen })}
      />
      <DayRangeFields from={from} to={to} onPick={choose} />
      {user !== '' && (
        <button
          type="button"
          className="btn btn-outline-primary audit-person"
          onClick={() => choose({ user: '', name: '' })}
        >
          {say(fill(texts.onlyBy, { name }))}
          <Icon name="x-lg" />
        </button>
      )}
    </div>
  );
}
