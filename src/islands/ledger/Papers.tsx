import { type ComponentType, useEffect, useState } from 'react';
import { statement } from '../../i18n/ledger/statement.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import type { PapersAsked } from './PaperJob.tsx';

const { texts } = statement;

type Job = ComponentType<PapersAsked>;

/** The statement on paper and as a file; what makes them is fetched at the first press. */
export function Papers() {
  const [asked, setAsked] = useState<{ what: PapersAsked['what']; count: number } | null>(null);
  const [part, setPart] = useState<{ Job: Job } | 'failed' | null>(null);
  useEffect(() => {
    if (asked === null || (part !== null && part !== 'failed')) return;
    import('./PaperJob.tsx').then(
      ({ PaperJob }) => setPart({ Job: PaperJob }),
      () => setPart('failed'),
    );
  }, [asked, part]);
  const ask = (what: PapersAsked['what']) => {
    setPart(part === 'failed' ? null : part);
    setAsked({ what, count: (asked?.count ?? 0) + 1 });
  };
  return (
    <div className="statement-papers">
      <button type="button" className="btn btn-link" onClick={() => ask('print')}>
        <Icon name="printer" />
        <Text of={texts.print} />
      </button>
      <button type="button" className="btn btn-link" onClick={() => ask('csv')}>
        <Icon name="download" />
        <Text of={texts.csv} />
      </button>
      <span role="status">{part === 'failed' && <Text of={texts.notPrepared} />}</span>
      {asked && part !== null && part !== 'failed' && <part.Job {...asked} key={asked.count} />}
    </div>
  );
}
