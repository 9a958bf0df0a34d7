import { orderFile } from '../../i18n/order-file/order-file.ts';
import { canEncrypt } from '../../stores/order-file/seal.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ReadForm } from './ReadForm.tsx';
import { SaveForm } from './SaveForm.tsx';

const { texts } = orderFile;

export type DialogProps = { act: 'save' | 'read'; onClose: () => void };

function NoEncryption({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="alert">{say(texts.noEncryption)}</p>
      <Button look="primary" text={texts.close} onClick={onClose} />
    </>
  );
}

/** Saves waiting orders to a file, or reads them from one; loaded when opened. */
export function OrderFileDialog({ act, onClose }: DialogProps) {
  const Form = act === 'save' ? SaveForm : ReadForm;
  return (
    <Dialog within=".preorders" labelledBy="order-file-title" onClose={onClose}>
      <h2 id="order-file-title">{say(texts[act])}</h2>
      {canEncrypt() ? <Form onClose={onClose} /> : <NoEncryption onClose={onClose} />}
    </Dialog>
  );
}
