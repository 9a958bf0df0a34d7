import { useEffect } from 'react';
import { phoneLink } from '../../domain/lab-page/contact-links.ts';
import { labPage } from '../../i18n/lab-page/lab-page.ts';
import { digitsText } from '../../i18n/language/digits-text.ts';
import { $labPage, $labPageReading, readLabPage } from '../../stores/lab-page/lab-page.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = labPage;

/** The lab's phone numbers, for users who can't sign in. */
export function LabNumbers() {
  useEffect(() => void readLabPage(), []);
  const page = useLive($labPage, undefined);
  const reading = useLive($labPageReading, 'reading');
  if (page) {
    return [...page.phones, ...page.mobiles].map((number) => (
      <p key={number}>
        <a href={phoneLink(number)}>{say(digitsText(number))}</a>
      </p>
    ));
  }
  if (reading === 'done') return null;
  return (
    <p role="status">
      {say(reading === 'reading' ? texts.loading : texts[reading])}
      {reading !== 'reading' && (
        <Button look="link" text={texts.again} onClick={() => void readLabPage()} />
      )}
    </p>
  );
}
