import { useState } from 'react';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { type ReadOrders, readOrders } from '../../stores/order-file/read-orders.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { say } from '../../ui/base/say.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';
import { FileField } from './FileField.tsx';
import { FormButtons } from './FormButtons.tsx';
import { faultText, type OrderFileFault } from './fault-text.ts';
import { ReadResult } from './ReadResult.tsx';

const { texts } = orderFile;

type Typed = { file: File | null; passphrase: string };

/** The form's state and the orders read. */
function useReading() {
  const [orders, setOrders] = useState<ReadOrders | null>(null);
  const form = useTypedForm<Typed, OrderFileFault>({
    id: 'order-file',
    start: { file: null, passphrase: '' },
    faultsOf: ({ file, passphrase }) => ({
      ...(file === null && { file: 'noFile' }),
      ...(passphrase === '' && { passphrase: 'wrongPassphrase' }),
    }),
    say: faultText,
  });
  const read = form.handleSubmit(async ({ file, passphrase }) => {
    if (!file) return;
    try {
      const reading = await readOrders(file, passphrase);
      if (reading.kind === 'read') return setOrders(reading.orders);
      const field = reading.fault === 'wrongPassphrase' ? 'passphrase' : 'file';
      form.refuse({ [field]: reading.fault });
    } catch {
      toast({ kind: 'danger', text: texts.failed });
    }
  });
  return { form, orders, read };
}

/** Asks for a file and its passphrase, and reads the orders in it. */
export function ReadForm({ onClose }: { onClose: () => void }) {
  const { form, orders, read } = useReading();
  const { isSubmitting } = form.formState;
  if (orders) return <ReadResult orders={orders} onClose={onClose} />;
  return (
    <form className="order-file" noValidate onSubmit={read}>
      <p>{say(texts.readHint)}</p>
      <FileField
        file={form.watch('file')}
        error={form.field('file').error}
        onFile={(file) => {
          form.setValue('file', file);
          form.clearErrors();
        }}
      />
      <TextField {...form.field('passphrase')} label={texts.passphrase} type="password" />
      <FormButtons
        label={isSubmitting ? texts.reading : texts.readNow}
        isBusy={isSubmitting}
        onClose={onClose}
      />
    </form>
  );
}
