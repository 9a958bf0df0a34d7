import { type ReactNode, useEffect } from 'react';
import { isEmptyPage } from '../domain/lab-page/contact-links.ts';
import { labPage } from '../i18n/lab-page/lab-page.ts';
import { $holidays, $labPage, $labPageReading, readLabPage } from '../stores/lab-page/lab-page.ts';
import { Button } from '../ui/base/Button.tsx';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { say } from '../ui/base/say.tsx';
import { ComingHolidays } from '../ui/lab-page/ComingHolidays.tsx';
import { ContactCards } from '../ui/lab-page/ContactCards.tsx';
import { useLive } from './base/use-live.ts';

const { texts } = labPage;

function Reached() {
  const page = useLive($labPage, undefined);
  const holidays = useLive($holidays, []);
  const reading = useLive($labPageReading, 'reading');
  if (page && !isEmptyPage(page)) return <ContactCards page={page} holidays={holidays} />;
  if (reading === 'offline' || reading === 'failed') {
    return (
      <EmptyState picture="unplugged" title={texts.unread} text={texts[reading]}>
        <Button look="primary" text={texts.again} onClick={() => void readLabPage()} />
      </EmptyState>
    );
  }
  if (page === undefined) {
    return <p role="status">{say(texts.loading)}</p>;
  }
  return (
    <>
      <EmptyState picture="parcel" title={texts.empty} text={texts.emptyHint} />
      <div className="contact-cards">
        <ComingHolidays days={holidays} />
      </div>
    </>
  );
}

/** How to reach the lab, for everyone. `children` go below it, once its height is known. */
export function Contacts({ children }: { children: ReactNode }) {
  useEffect(() => void readLabPage(), []);
  const page = useLive($labPage, undefined);
  const reading = useLive($labPageReading, 'reading');
  const isKnown = page !== undefined || reading === 'offline' || reading === 'failed';
  return (
    <>
      <Reached />
      {isKnown && children}
    </>
  );
}
