import { useEffect, useState } from 'react';
import { emptyParty, type PartyRole, typedParty } from '../../../domain/invoices/typed-party.ts';
import { partyForm } from '../../../i18n/invoices/party-form.ts';
import { table } from '../../../i18n/table/table.ts';
import { readBuyer, readSeller } from '../../../stores/invoices/parties.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { say } from '../../../ui/base/say.tsx';
import { Unread } from '../../../ui/table/Unread.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { PartyForm } from './PartyForm.tsx';

const { texts } = partyForm;

type Known = Awaited<ReturnType<typeof readBuyer | typeof readSeller>> | 'reading';

function useKnown(whose: PartyRole, account: string | undefined) {
  const [known, setKnown] = useState<Known>('reading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on “Try again” counts up `tries`.
  useEffect(() => {
    let isOver = false;
    const reading = whose === 'seller' ? readSeller() : readBuyer(account);
    void reading.then((read) => !isOver && setKnown(read));
    return () => {
      isOver = true;
    };
  }, [whose, account, tries]);
  const retry = () => {
    setKnown('reading');
    setTries(tries + 1);
  };
  return { known, retry };
}

export type PartyDialogProps = {
  whose: PartyRole;
  account: string | undefined;
  onClose: () => void;
  onSaved: (() => void) | undefined;
};

/** Dialog that edits the seller or a buyer. Loaded on click. */
export function PartyDialog({ whose, account, onClose, onSaved }: PartyDialogProps) {
  const { known, retry } = useKnown(whose, account);
  const done = () => {
    onClose();
    toast({ kind: 'success', text: texts.saved });
    onSaved?.();
  };
  return (
    <Dialog within="#main" labelledBy="party-title" className="invoice-dialog" onClose={onClose}>
      <h2 id="party-title">{say(whose === 'seller' ? texts.sellerTitle : texts.buyerTitle)}</h2>
      <p>{say(texts.hint)}</p>
      {known === 'reading' && <p role="status">{say(table.texts.loading)}</p>}
      {known === undefined && <Unread why="failed" onRetry={retry} />}
      {known !== 'reading' && known !== undefined && (
        <PartyForm
          whose={whose}
          account={account}
          start={known ? typedParty(known) : emptyParty}
          onDone={done}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
