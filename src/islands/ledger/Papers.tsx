import { useState } from 'react';
import { statement } from '../../i18n/ledger/statement.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import type { PapersAsked } from './PaperJob.tsx';

const { texts } = statement;
const job = lazy(async () => (await import('./PaperJob.tsx')).PaperJob);

/** The statement on paper and as a file; what makes them is fetched at the first press. */
export function Papers() {
  const [asked, setAsked] = useState<{ what: PapersAsked['what']; count: number } | null>(null);
  const ask = (what: PapersAsked['what']) => setAsked({ what, count: (asked?.count ?? 0) + 1 });
  return (
    <div className="statement-papers">
      <button type="button" className="btn btn-link" onClick={() => ask('print')}>
        <Icon name="printer" />
        {say(texts.print)}
      </button>
      <button type="button" className="btn btn-link" onClick={() => ask('csv')}>
        <Icon name="download" />
        {say(texts.csv)}
      </button>
      {asked && <Lazy key={asked.count} of={job} given={asked} />}
    </div>
  );
}
