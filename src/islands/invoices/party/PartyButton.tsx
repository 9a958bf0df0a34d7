import { useState } from 'react';
import type { PartyRole } from '../../../domain/invoices/typed-party.ts';
import type { Message } from '../../../i18n/language/message.ts';
import invoiceSheet from '../../../styles/invoices/invoice-dialog.scss?url';
import { Button } from '../../../ui/base/Button.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';

const dialog = lazy(async () => (await import('./PartyDialog.tsx')).PartyDialog, invoiceSheet);

type ButtonProps = {
  whose: PartyRole;
  /** For the lab: id of the account. If omitted, the user's own account. */
  account?: string | undefined;
  text: Message;
  onSaved?: () => void;
};

/** Opens the dialog that edits a seller or a buyer. */
export function PartyButton({ whose, account, text, onSaved }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const given = { whose, account, onClose: close, onSaved };
  return (
    <>
      <Button look="link" icon="pencil" text={text} onClick={() => setOpen(true)} />
      {isOpen && <Lazy of={dialog} given={given} />}
    </>
  );
}
