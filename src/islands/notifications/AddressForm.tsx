import type { AddressedName } from '../../domain/notifications/channel-name.ts';
import { readAddress } from '../../domain/notifications/typed-address.ts';
import { addresses, addressLabels, addressProblems } from '../../i18n/notifications/addresses.ts';
import { type AddressProblem, sendCode } from '../../stores/notifications/addresses.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = addresses;
const keyboards = {
  email: { autoComplete: 'email', inputMode: 'email' },
  sms: { autoComplete: 'tel', inputMode: 'tel' },
  bale: { autoComplete: 'tel', inputMode: 'tel' },
} as const;

type AddressFormProps = {
  channel: AddressedName;
  /** The address to correct; empty for a new one. */
  start: string;
  onSent: () => void;
};

/** Requests a code that confirms an address. */
export function AddressForm({ channel, start, onSent }: AddressFormProps) {
  const form = useTypedForm<{ address: string }, AddressProblem>({
    id: `add-${channel}`,
    start: { address: start },
    faultsOf: ({ address }) => {
      const read = readAddress(channel, address);
      return 'fault' in read ? { address: read.fault } : {};
    },
    say: (problem) => addressProblems.texts[problem],
  });
  const send = form.handleSubmit(async ({ address }) => {
    const problem = await sendCode(channel, address);
    if (problem) form.refuse({ address: problem });
    else onSent();
  });
  return (
    <form className="outside-link" method="post" noValidate onSubmit={send}>
      <TextField
        {...form.field('address')}
        {...keyboards[channel]}
        label={addressLabels.texts[channel]}
        isVerbatim
      />
      <p>
        <SubmitButton
          label={texts.send}
          busy={texts.sending}
          isBusy={form.formState.isSubmitting}
        />
      </p>
    </form>
  );
}
