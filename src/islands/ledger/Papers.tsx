import { useState } from 'react';
import { statement } from '../../i18n/ledger/statement.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { invoicesPath } from '../../panel/invoices-path.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import type { PapersAsked } from './PaperJob.tsx';

const { texts } = statement;
const job = lazy(async () => (await import('./PaperJob.tsx')).PaperJob);

/** Prints or downloads the statement, and links to the invoices. The code for it loads on the first click. */
export function Papers({ account = '' }: { account?: string | undefined }) {
  const [asked, setAsked] = useState<{ what: PapersAsked['what']; count: number } | null>(null);
  const ask = (what: PapersAsked['what']) => setAsked({ what, count: (asked?.count ?? 0) + 1 });
  return (
    <div className="statement-papers">
      <Button look="link" icon="printer" text={texts.print} onClick={() => ask('print')} />
      <Button look="link" icon="download" text={texts.csv} onClick={() => ask('csv')} />
      <Button look="link" icon="download" text={texts.xlsx} onClick={() => ask('xlsx')} />
      <a className="btn btn-link" href={invoicesPath({ account })}>
        {say(titles.texts.invoices)}
      </a>
      {asked && <Lazy key={asked.count} of={job} given={asked} />}
    </div>
  );
}
