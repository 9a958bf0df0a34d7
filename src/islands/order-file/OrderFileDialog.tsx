import Modal from 'react-bootstrap/Modal';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { canEncrypt } from '../../stores/order-file/seal.ts';
import { Text } from '../../ui/base/Text.tsx';
import { ReadForm } from './ReadForm.tsx';
import { SaveForm } from './SaveForm.tsx';

const { texts } = orderFile;

/** Inside the page, which takes it along. */
const container = () => document.querySelector<HTMLElement>('.preorders');

export type DialogProps = { act: 'save' | 'read'; onClose: () => void };

function NoEncryption({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="alert">
        <Text of={texts.noEncryption} />
      </p>
      <button type="button" className="btn btn-primary" onClick={onClose}>
        <Text of={texts.close} />
      </button>
    </>
  );
}

/** Saves waiting orders to a file, or reads them from one; fetched at the press that opens it. */
export function OrderFileDialog({ act, onClose }: DialogProps) {
  const Form = act === 'save' ? SaveForm : ReadForm;
  return (
    <Modal
      show
      onHide={onClose}
      container={container}
      animation={false}
      aria-labelledby="order-file-title"
    >
      <h2 id="order-file-title">
        <Text of={texts[act]} />
      </h2>
      {canEncrypt() ? <Form onClose={onClose} /> : <NoEncryption onClose={onClose} />}
    </Modal>
  );
}
