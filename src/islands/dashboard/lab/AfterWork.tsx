import type { Notice } from '../../../domain/notices/notice.ts';
import { notices as texts } from '../../../i18n/notices/notices.ts';
import { say } from '../../../ui/base/say.tsx';
import { StartTiles } from '../../../ui/dashboard/StartTiles.tsx';
import { NoticeDesk } from '../../notices/NoticeDesk.tsx';

/** Shown below the lab's work: buttons for its own orders, and announcements to all shops. */
export function AfterWork({ notices }: { notices: readonly Notice[] }) {
  return (
    <>
      <StartTiles />
      <section className="surface card-notices">
        <h2>{say(texts.texts.title)}</h2>
        <NoticeDesk notices={notices} />
      </section>
    </>
  );
}
