import { useEffect } from 'react';
import type { Notice } from '../../domain/notices/notice.ts';
import { notices as noticeTexts } from '../../i18n/notices/notices.ts';
import { table } from '../../i18n/table/table.ts';
import {
  $dashboard,
  $dashboardReading,
  followDashboard,
} from '../../stores/dashboard/dashboard.ts';
import { $labPage, $labPageReading, readLabPage } from '../../stores/lab-page/lab-page.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { NoticeDesk } from '../notices/NoticeDesk.tsx';
import { CalendarDesk } from './CalendarDesk.tsx';
import { LabPageForm } from './LabPageForm.tsx';
import { WarrantyDesk } from './WarrantyDesk.tsx';

type NoticesProps = { notices: readonly Notice[] | null };

function Notices({ notices }: NoticesProps) {
  return (
    <section className="surface lab-page-notices">
      <h2>{say(noticeTexts.texts.title)}</h2>
      {notices && <NoticeDesk notices={notices} />}
    </section>
  );
}

/** The notices; null until they are loaded. */
function useNotices(): readonly Notice[] | null {
  useEffect(followDashboard, []);
  const known = useLive($dashboard, null);
  const reading = useLive($dashboardReading, 'reading');
  return known?.answer.notices ?? (reading === 'reading' ? null : []);
}

/** The lab's own page: contact details, opening hours, working calendar, warranty, and notices to shops. */
export function Screen() {
  useEffect(() => void readLabPage(), []);
  const notices = useNotices();
  const page = useLive($labPage, undefined);
  const reading = useLive($labPageReading, 'reading');
  const isUnread = reading === 'offline' || reading === 'failed';
  if (page === undefined && isUnread) {
    return <Unread why={reading} onRetry={() => void readLabPage()} />;
  }
  // Each part waits for those above it, so that the layout doesn't shift.
  if (page === undefined || !notices) {
    return (
      <p className="lab-waiting" role="status">
        {say(table.texts.loading)}
      </p>
    );
  }
  return (
    <div className="lab-screen">
      <Notices notices={notices} />
      <LabPageForm page={page} />
      <CalendarDesk />
      <WarrantyDesk />
    </div>
  );
}
