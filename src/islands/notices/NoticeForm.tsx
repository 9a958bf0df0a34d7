import { useEffect, useState } from 'react';
import { noticeLimit } from '../../domain/notices/notice-limit.ts';
import {
  type NoticeFault,
  noticeFaults,
  readNotice,
  type TypedNotice,
} from '../../domain/notices/typed-notice.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { noticeDesk } from '../../i18n/notices/notice-desk.ts';
import {
  keepNotice,
  type NoticeDraft,
  type NoticeResult,
  saveNotice,
} from '../../stores/notices/notices.ts';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { DayField } from '../forms/DayField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';
import { useTyping } from '../forms/use-typing.ts';

const { texts } = noticeDesk;
const max = countText(noticeLimit);
const faultTexts = { ...texts, tooLong: fill(texts.tooLong, { max }) };

/** Number of days ahead in which a notice can begin or end. */
const maxDays = 180;

interface NoticeFormProps {
  draft: NoticeDraft;
  /** Whether to focus the first field: after a click, but not when the page opens with a draft. */
  isFocused: boolean;
  onSaved: () => void;
}

/** The form for a notice. Keeps a draft until it is published. */
export function NoticeForm({ draft, isFocused, onSaved }: NoticeFormProps) {
  const { id, ...start } = draft;
  const [problem, setProblem] = useState<Exclude<NoticeResult, 'done'> | null>(null);
  const form = useTypedForm<TypedNotice, NoticeFault>({
    id: 'notice',
    start,
    faultsOf: noticeFaults,
    say: (fault) => faultTexts[fault],
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isFocused) setFocus('fa');
  }, [isFocused, setFocus]);
  useTyping(form, (typed) => keepNotice({ id, ...typed }));
  const send = form.handleSubmit(async (typed) => {
    const result = await saveNotice(id, readNotice(typed));
    setProblem(result === 'done' ? null : result);
    if (result === 'done') onSaved();
  });
  return (
    <form className="event-form" noValidate onSubmit={send}>
      <TextField {...form.field('fa')} label={texts.fa} rows={2} dir="rtl" />
      <TextField {...form.field('en')} label={texts.en} rows={2} dir="ltr" />
      {(['from', 'until'] as const).map((name) => (
        <DayField
          key={name}
          {...form.field(name)}
          label={texts[name]}
          none={texts.chooseDay}
          count={maxDays}
          kept={form.getValues(name)}
        />
      ))}
      <FormProblem id="notice-problem" text={problem && texts[problem]} />
      <p className="event-buttons">
        <SubmitButton label={texts.save} isBusy={form.formState.isSubmitting} />
      </p>
    </form>
  );
}
