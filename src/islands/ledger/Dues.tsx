import { useState } from 'react';
import { statement } from '../../i18n/ledger/statement.ts';
import duesSheet from '../../styles/ledger/dues.scss?url';
import { Button } from '../../ui/base/Button.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const dues = lazy(async () => (await import('./parts/AccountDues.tsx')).AccountDues, duesSheet);

/** Balance by age, and cheques. Loads on request. `account`: for the lab, the account's id. */
export function Dues({ account }: { account: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="ledger-acts">
        <Button
          icon="receipt"
          text={statement.texts.dues}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && <Lazy key={account} of={dues} given={{ account }} frame="surface" />}
    </>
  );
}
