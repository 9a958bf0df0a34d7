import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { statement } from '../../i18n/ledger/statement.ts';
import { labNow } from '../../stores/browser-support/lab-now.ts';
import { downloadStatement } from '../../stores/ledger/download-statement.ts';
import { mostInFile, readWholePeriod } from '../../stores/ledger/statement.ts';
import { $statementChoice } from '../../stores/ledger/statement-choice.ts';
import printSheet from '../../styles/ledger/statement-print.scss?url';
import { say } from '../../ui/base/say.tsx';
import { StatementSheet } from '../../ui/ledger/StatementSheet.tsx';
import { lazySheet } from '../base/lazy-sheet.ts';

const { texts } = statement;

export type PapersAsked = { what: 'print' | 'csv' | 'xlsx' };

type Read = NonNullable<Awaited<ReturnType<typeof readWholePeriod>>>;

const onlyFirst = fill(texts.onlyFirst, {
  count: countText(mostInFile),
});

/** Prints the sheet once it is on the page, and removes it afterwards. */
function PrintedSheet({ read, onOver }: { read: Read; onOver: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onOver);
    window.print();
    return () => window.removeEventListener('afterprint', onOver);
  }, [onOver]);
  const { from, to } = $statementChoice.get();
  const sheet = (
    <StatementSheet answer={read.whole} from={from} to={to} printedAt={labNow().getTime()} />
  );
  return createPortal(sheet, document.body);
}

async function prepare(what: PapersAsked['what']): Promise<Read | null> {
  if (what === 'print') await lazySheet(printSheet);
  return readWholePeriod();
}

function resultOf(read: Read | null): Message | null {
  if (!read) return texts.notPrepared;
  return read.isWhole ? null : onlyFirst;
}

/** Loads the whole period, prints it or makes the file, and reports the result. */
export function PaperJob({ what }: PapersAsked) {
  const [said, setSaid] = useState<Message | null>(texts.preparing);
  const [read, setRead] = useState<Read | null>(null);
  // A new function at each render would open the print dialog again.
  const end = useCallback(() => setRead(null), []);
  useEffect(() => {
    let isOver = false;
    const settle = (found: Read | null) => {
      if (isOver) return;
      setSaid(resultOf(found));
      if (found && what !== 'print') downloadStatement(found.whole, what);
      if (what === 'print') setRead(found);
    };
    prepare(what).then(settle, () => settle(null));
    return () => {
      isOver = true;
    };
  }, [what]);
  return (
    <>
      <span role="status">{said && say(said)}</span>
      {read && <PrintedSheet read={read} onOver={end} />}
    </>
  );
}
