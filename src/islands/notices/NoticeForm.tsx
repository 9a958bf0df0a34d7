import { useEffect, useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormSelect from 'react-bootstrap/FormSelect';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { noticeLimit } from '../../domain/notices/notice-limit.ts';
import {
  type NoticeFault,
  noticeFaults,
  readNotice,
  type TypedNotice,
} from '../../domain/notices/typed-notice.ts';
import { daysFrom } from '../../domain/vocabulary/days.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { formatWeekday } from '../../i18n/calendar/format-calendar.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { noticeDesk } from '../../i18n/notices/notice-desk.ts';
import { labNow } from '../../stores/browser-support/lab-now.ts';
import {
  keepNotice,
  type NoticeDraft,
  type NoticeResult,
  saveNotice,
} from '../../stores/notices/notices.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';

const { texts } = noticeDesk;
const max = inBoth((locale) => formatCount(noticeLimit, locale));
const faultTexts = { ...texts, tooLong: fill(texts.tooLong, { max }) };

/** Days ahead on which a notice can begin or end. */
const longest = 180;

type Form = UseFormReturn<TypedNotice>;
type FieldProps = { form: Form; name: keyof TypedNotice };

function Field({ form, name }: FieldProps) {
  const { chooseDay } = useMessages(noticeDesk);
  const locale = useLive($locale, 'fa');
  const fault = form.formState.errors[name]?.type as NoticeFault | undefined;
  const faultId = `notice-${name}-fault`;
  const control = {
    ...form.register(name),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault && faultId,
  };
  const isText = name === 'fa' || name === 'en';
  const first = form.getValues(name);
  const days = new Set([
    ...(first ? [first] : []),
    ...daysFrom(labDay(labNow().getTime()), longest),
  ]);
  return (
    <FormGroup controlId={`notice-${name}`}>
      <FormLabel>
        <Text of={texts[name]} />
      </FormLabel>
      {isText ? (
        <FormControl as="textarea" rows={2} dir={name === 'fa' ? 'rtl' : 'ltr'} {...control} />
      ) : (
        <FormSelect {...control}>
          <option value="">{chooseDay}</option>
          {[...days].sort().map((day) => (
            <option key={day} value={day}>
              {formatWeekday(day, locale)}
            </option>
          ))}
        </FormSelect>
      )}
      {fault && <FieldMessage id={faultId} text={faultTexts[fault]} />}
    </FormGroup>
  );
}

interface NoticeFormProps {
  draft: NoticeDraft;
  /** Whether the first field takes the focus: after a press, not when the page opens with a kept draft. */
  isFocused: boolean;
  onSaved: () => void;
}

/** The form for a notice; what is typed is kept until it is published. */
export function NoticeForm({ draft, isFocused, onSaved }: NoticeFormProps) {
  const { id, ...defaultValues } = draft;
  const [problem, setProblem] = useState<Exclude<NoticeResult, 'done'> | null>(null);
  const form = useForm<TypedNotice>({
    defaultValues,
    resolver: (typed) => {
      const faults = Object.entries(noticeFaults(typed));
      if (faults.length === 0) return { values: typed, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])),
      };
    },
  });
  const { watch, setFocus } = form;
  useEffect(() => {
    if (isFocused) setFocus('fa');
  }, [isFocused, setFocus]);
  useEffect(() => {
    const following = watch((typed) => {
      keepNotice({ id, fa: '', en: '', from: '', until: '', ...typed });
    });
    return () => following.unsubscribe();
  }, [watch, id]);
  const send = form.handleSubmit(async (typed) => {
    const result = await saveNotice(id, readNotice(typed));
    setProblem(result === 'done' ? null : result);
    if (result === 'done') onSaved();
  });
  return (
    <form className="event-form" noValidate onSubmit={send}>
      {(['fa', 'en', 'from', 'until'] as const).map((name) => (
        <Field key={name} form={form} name={name} />
      ))}
      <div role="alert">
        {problem && <FieldMessage id="notice-problem" text={texts[problem]} />}
      </div>
      <p className="event-buttons">
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={form.formState.isSubmitting}
        >
          <Text of={texts.save} />
        </button>
      </p>
    </form>
  );
}
