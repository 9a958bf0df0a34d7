import { useEffect } from 'react';
import { labTable } from '../../i18n/lab-table/lab-table.ts';
import { notices as noticeTexts } from '../../i18n/notices/notices.ts';
import { $dashboard, followDashboard } from '../../stores/dashboard/dashboard.ts';
import { $labPage, $labPageReading, readLabPage } from '../../stores/lab-page/lab-page.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Unread } from '../../ui/lab-table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { NoticeDesk } from '../notices/NoticeDesk.tsx';
import { CalendarDesk } from './CalendarDesk.tsx';
import { LabPageForm } from './LabPageForm.tsx';

function Notices() {
  useEffect(followDashboard, []);
  const known = useLive($dashboard, null);
  return (
    <section className="surface lab-page-notices">
      <h2>
        <Text of={noticeTexts.texts.title} />
      </h2>
      {known && <NoticeDesk notices={known.answer.notices ?? []} />}
    </section>
  );
}

/** The lab's own page: how it is reached, when it is open, its working calendar, and its notices to shops. */
export function Screen() {
  useEffect(() => void readLabPage(), []);
  const page = useLive($labPage, undefined);
  const reading = useLive($labPageReading, 'reading');
  const isUnread = reading === 'offline' || reading === 'failed';
  if (page === undefined && isUnread) {
    return <Unread why={reading} onRetry={() => void readLabPage()} />;
  }
  return (
    <div className="lab-screen">
      <Notices />
      {page === undefined ? (
        <p role="status">
          <Text of={labTable.texts.loading} />
        </p>
      ) : (
        <LabPageForm page={page} />
      )}
      <CalendarDesk />
    </div>
  );
}
