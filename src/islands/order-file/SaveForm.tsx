import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { passphraseFault, shortestPassphrase } from '../../domain/order-file/passphrase.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { orderFile, withShortest } from '../../i18n/order-file/order-file.ts';
import { saveWaitingOrders } from '../../stores/order-file/save-orders.ts';
import { $waitingIds } from '../../stores/order-file/waiting.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { say } from '../../ui/base/say.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Faults } from '../forms/field-errors.ts';
import { useTypedForm } from '../forms/use-typed-form.ts';
import { FormButtons } from './FormButtons.tsx';
import { faultText, type OrderFileFault } from './fault-text.ts';

const { texts } = orderFile;

type Typed = { passphrase: string; repeated: string };

function faultsOf({ passphrase, repeated }: Typed): Faults<OrderFileFault> {
  const fault = passphraseFault(passphrase);
  return {
    ...(fault && { passphrase: fault }),
    ...(repeated !== passphrase && { repeated: 'different' }),
  };
}

/** Asks for a passphrase and saves the file. */
export function SaveForm({ onClose }: { onClose: () => void }) {
  const waiting = useStore($waitingIds).length;
  const form = useTypedForm<Typed, OrderFileFault>({
    id: 'order-file',
    start: { passphrase: '', repeated: '' },
    faultsOf,
    say: faultText,
  });
  const { setFocus } = form;
  // In a layout effect, because keys typed while the dialog has no focused field are lost.
  useLayoutEffect(() => setFocus('passphrase'), [setFocus]);
  const { isSubmitting } = form.formState;
  const save = form.handleSubmit(async ({ passphrase }) => {
    try {
      const saved = await saveWaitingOrders(passphrase);
      if (!saved) toast({ kind: 'info', text: texts.nothingLeft });
      else if (saved.photosLeft === 0) toast({ kind: 'success', text: texts.saved });
      else toast({ kind: 'info', text: withCount(texts.photosLeft, saved.photosLeft) });
      onClose();
    } catch {
      toast({ kind: 'danger', text: texts.failed });
    }
  });
  return (
    <form className="order-file" noValidate onSubmit={save}>
      <p>{say(withCount(texts.saveHint, waiting))}</p>
      <p>{say(texts.staysHint)}</p>
      <TextField
        {...form.field('passphrase')}
        label={texts.passphrase}
        hint={withShortest(texts.passphraseHint, shortestPassphrase)}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...form.field('repeated')}
        label={texts.repeated}
        type="password"
        autoComplete="new-password"
      />
      <FormButtons
        label={isSubmitting ? texts.encrypting : texts.saveNow}
        isBusy={isSubmitting}
        onClose={onClose}
      />
    </form>
  );
}
