import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { passphraseFault } from '../../domain/order-file/passphrase.ts';
import { counted, orderFile } from '../../i18n/order-file/order-file.ts';
import { saveWaitingOrders } from '../../stores/order-file/save-orders.ts';
import { $waitingIds } from '../../stores/order-file/waiting.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Text } from '../../ui/base/Text.tsx';
import { FormButtons } from './FormButtons.tsx';
import { PassphraseField } from './PassphraseField.tsx';

const { texts } = orderFile;

type Typed = { passphrase: string; repeated: string };

const isGood = (typed: string) => passphraseFault(typed) ?? true;
const isSame = (repeated: string, { passphrase }: Typed) => repeated === passphrase || 'different';

/** Asks for a passphrase and saves the file. */
export function SaveForm({ onClose }: { onClose: () => void }) {
  const waiting = useStore($waitingIds).length;
  const { register, handleSubmit, formState, setFocus } = useForm<Typed>({
    defaultValues: { passphrase: '', repeated: '' },
  });
  // As soon as it is shown: keys typed into a dialog without a focused field are lost.
  useLayoutEffect(() => setFocus('passphrase'), [setFocus]);
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async ({ passphrase }) => {
    try {
      const isSaved = await saveWaitingOrders(passphrase);
      toast(
        isSaved
          ? { kind: 'success', text: texts.saved }
          : { kind: 'info', text: texts.nothingLeft },
      );
      onClose();
    } catch {
      toast({ kind: 'danger', text: texts.failed });
    }
  });
  return (
    <form className="order-file" noValidate onSubmit={save}>
      <p>
        <Text of={counted(texts.saveHint, waiting)} />
      </p>
      <p>
        <Text of={texts.staysHint} />
      </p>
      <PassphraseField
        field={register('passphrase', { validate: isGood })}
        fault={errors.passphrase?.message}
        isNew
      />
      <PassphraseField
        field={register('repeated', { validate: isSame })}
        fault={errors.repeated?.message}
      />
      <FormButtons
        label={isSubmitting ? texts.encrypting : texts.saveNow}
        isBusy={isSubmitting}
        onClose={onClose}
      />
    </form>
  );
}
