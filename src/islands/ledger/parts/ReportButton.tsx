import { useState } from 'react';
import { transfers } from '../../../i18n/ledger/transfers.ts';
import { type Refused, typedAgain } from '../../../stores/ledger/correct-transfer.ts';
import type { WaitingTransfer } from '../../../stores/ledger/waiting-transfers.ts';
import dialogSheet from '../../../styles/dialog.scss?url';
import { Button } from '../../../ui/base/Button.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';

const { texts } = transfers;

const dialog = lazy(async () => (await import('./ReportDialog.tsx')).ReportDialog, dialogSheet);

type ReportProps = {
  onDone: () => void;
  /** A refused report. The form starts with its values, and the new report replaces it. */
  of?: WaitingTransfer;
};

/** Opens the form that reports a transfer. */
export function ReportButton({ onDone, of: refused }: ReportProps) {
  const [open, setOpen] = useState<{ refused: Refused | null } | null>(null);
  return (
    <>
      <Button
        look={refused ? 'link' : 'primary'}
        text={refused ? texts.correct : texts.report}
        aria-haspopup="dialog"
        onClick={() => setOpen({ refused: refused ? typedAgain(refused) : null })}
      />
      {open && <Lazy of={dialog} given={{ ...open, onDone, onClose: () => setOpen(null) }} />}
    </>
  );
}
