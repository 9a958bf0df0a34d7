import { presets } from '../../domain/reports/presets.ts';
import { reportGroups } from '../../domain/reports/report.ts';
import { fill } from '../../i18n/language/message.ts';
import { presetNames, reportGroupNames, reports } from '../../i18n/reports/reports.ts';
import {
  $filters,
  $period,
  chooseReport,
  downloadReport,
  firstReport,
} from '../../stores/reports/reports.ts';
import { Choices } from '../../ui/base/Choices.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { DayRangeFields } from '../calendar/DayRangeFields.tsx';
import { DownloadButtons } from '../table-file/DownloadButtons.tsx';

const { texts } = reports;

const groups = reportGroups.map((value) => ({ value, label: reportGroupNames.texts[value] }));

/** The period, by name or by its first and last day. */
function PeriodFields() {
  const { period } = useLive($filters, firstReport);
  const { from, to } = useLive($period, { from: '', to: '' });
  const names = useMessages(presetNames);
  const { own } = useMessages(reports);
  const isOwn = !presets.some((each) => each === period);
  return (
    <>
      <FilterSelect
        label={texts.period}
        chosen={isOwn ? 'own' : period}
        options={[
          ...presets.map((each) => [each, names[each]] as const),
          ...(isOwn ? [['own', own] as const] : []),
        ]}
        onChoose={(chosen) => chooseReport({ period: chosen, from: '', to: '' })}
      />
      <DayRangeFields
        from={from}
        to={to}
        onPick={(days) => chooseReport({ period: 'own', ...days })}
      />
    </>
  );
}

/** Filters and grouping of the report, and buttons to download it. */
export function ReportFilters() {
  const { by, account, lens, name } = useLive($filters, firstReport);
  const isNarrowed = account !== '' || lens !== '';
  return (
    <>
      <div className="lab-filters">
        <PeriodFields />
      </div>
      <div className="report-tools">
        <Choices
          legend={texts.by}
          options={groups}
          chosen={by as (typeof reportGroups)[number]}
          onChoose={(chosen) => chooseReport({ by: chosen })}
        />
        {isNarrowed && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => chooseReport({ account: '', lens: '', name: '' })}
          >
            {say(fill(texts.onlyShop, { name }))} <Icon name="x-lg" />
          </button>
        )}
        <div className="file-buttons">
          <DownloadButtons onDownload={downloadReport} />
        </div>
      </div>
    </>
  );
}
