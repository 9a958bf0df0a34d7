import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { type ReadOrders, readOrders } from '../../stores/order-file/read-orders.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Text } from '../../ui/base/Text.tsx';
import { FileField } from './FileField.tsx';
import { FormButtons } from './FormButtons.tsx';
import { PassphraseField } from './PassphraseField.tsx';
import { ReadResult } from './ReadResult.tsx';

const { texts } = orderFile;

type Typed = { file: File | null; passphrase: string };

/** The fields, and what reading led to. */
function useReading() {
  const [orders, setOrders] = useState<ReadOrders | null>(null);
  const form = useForm<Typed>({ defaultValues: { file: null, passphrase: '' } });
  const { setError, setFocus } = form;
  const read = form.handleSubmit(async ({ file, passphrase }) => {
    if (!file) return;
    try {
      const reading = await readOrders(file, passphrase);
      if (reading.kind === 'read') return setOrders(reading.orders);
      const field = reading.fault === 'wrongPassphrase' ? 'passphrase' : 'file';
      setError(field, { message: reading.fault });
      if (field === 'passphrase') setFocus(field);
    } catch {
      toast({ kind: 'danger', text: texts.failed });
    }
  });
  return { form, orders, read };
}

/** Asks for a file and its passphrase, and reads the orders in it. */
export function ReadForm({ onClose }: { onClose: () => void }) {
  const { form, orders, read } = useReading();
  const { errors, isSubmitting } = form.formState;
  if (orders) return <ReadResult orders={orders} onClose={onClose} />;
  form.register('file', { validate: (file) => file !== null || 'noFile' });
  return (
    <form className="order-file" noValidate onSubmit={read}>
      <p>
        <Text of={texts.readHint} />
      </p>
      <FileField
        file={form.watch('file')}
        fault={errors.file?.message}
        onFile={(file) => {
          form.setValue('file', file);
          form.clearErrors();
        }}
      />
      <PassphraseField
        field={form.register('passphrase', {
          validate: (typed) => typed !== '' || 'wrongPassphrase',
        })}
        fault={errors.passphrase?.message}
      />
      <FormButtons
        label={isSubmitting ? texts.reading : texts.readNow}
        isBusy={isSubmitting}
        onClose={onClose}
      />
    </form>
  );
}
