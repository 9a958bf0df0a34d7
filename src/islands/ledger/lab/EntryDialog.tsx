import type { EntryAsked } from '../../../domain/ledger/typed-entry.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { ledgerDesk } from '../../../i18n/ledger/ledger-desk.ts';
import { say } from '../../../ui/base/say.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { EntryForm } from './EntryForm.tsx';

const { texts } = ledgerDesk;

export type DialogProps = {
  asked: EntryAsked;
  title: Message;
  onDone: () => void;
  onClose: () => void;
};

/** Dialog that posts an entry. Loaded on click. */
export function EntryDialog({ asked, title, onDone, onClose }: DialogProps) {
  return (
    <Dialog within=".statement" labelledBy="entry-dialog-title" onClose={onClose}>
      <h2 id="entry-dialog-title">{say(title)}</h2>
      {asked.kind === 'reversal' && <p>{say(texts.reverseHint)}</p>}
      <EntryForm asked={asked} onDone={onDone} onCancel={onClose} />
    </Dialog>
  );
}
