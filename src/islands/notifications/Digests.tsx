import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import {
  type DigestChannel,
  type DigestTime,
  digestChannel,
} from '../../domain/notifications/digest.ts';
import {
  readDigest,
  rhythms,
  type TypedDigest,
  typedDigest,
} from '../../domain/notifications/typed-digest.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { fill } from '../../i18n/language/message.ts';
import { channelNames } from '../../i18n/notifications/outside.ts';
import { rhythmNames, times } from '../../i18n/notifications/times.ts';
import { digestPlace, saveDigest } from '../../stores/notifications/times.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { say } from '../../ui/base/say.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { useHeldForm } from '../forms/use-held-form.ts';
import { useTypedForm } from '../forms/use-typed-form.ts';
import { ActionStatus } from './ActionStatus.tsx';

const { texts } = times;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

type DigestFormProps = { channel: DigestChannel; time: DigestTime | undefined };

/** When one channel sends a summary. */
function DigestForm({ channel, time }: DigestFormProps) {
  const form = useTypedForm<TypedDigest, never>({
    id: `digest-${channel}`,
    start: typedDigest(time),
    faultsOf: () => ({}),
    say: (fault) => fault,
  });
  const { showSaved } = useHeldForm(form, { name: `digest ${channel}` });
  const save = form.handleSubmit(async (typed) => {
    if (!(await saveDigest(channel, readDigest(typed)))) return;
    showSaved(typed, typed);
  });
  const { never } = useMessages(times);
  const names = useMessages(rhythmNames);
  const locale = useLive($locale, 'fa');
  const written = (hour: string) => writeNumber(`${hour.padStart(2, '0')}:00`, locale);
  return (
    <form className="outside-times" method="post" noValidate onSubmit={save}>
      <div className="outside-hours">
        <SelectField
          {...form.field('rhythm')}
          label={fill(texts.rhythm, { channel: channelNames.texts[channel] })}
          none={never}
          options={rhythms.map((rhythm) => [rhythm, names[rhythm]] as const)}
        />
        <SelectField
          {...form.field('hour')}
          label={texts.hour}
          options={hours.map((hour) => [hour, written(hour)] as const)}
        />
      </div>
      <p>
        <SubmitButton
          label={texts.saveDigest}
          busy={texts.saving}
          isBusy={form.formState.isSubmitting}
          className="btn btn-outline-primary"
        />
      </p>
      <ActionStatus at={digestPlace(channel)} id={`digest-${channel}-saved`} />
    </form>
  );
}

type DigestsProps = {
  /** The channels that reach the user. */
  channels: readonly ChannelName[];
  chosen: readonly (DigestTime & { channel: DigestChannel })[];
};

/** When to send a summary of open items, for each channel that supports summaries and reaches the user. */
export function Digests({ channels, chosen }: DigestsProps) {
  const able = digestChannel.options.filter((each) => channels.includes(each));
  if (able.length === 0) return null;
  return (
    <>
      <h4>{say(texts.digest)}</h4>
      <p>{say(texts.digestHint)}</p>
      {able.map((name) => (
        <DigestForm
          key={name}
          channel={name}
          time={chosen.find(({ channel }) => channel === name)}
        />
      ))}
    </>
  );
}
