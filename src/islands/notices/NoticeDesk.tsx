import { useRef, useState } from 'react';
import type { Notice } from '../../domain/notices/notice.ts';
import { dayText } from '../../i18n/language/day-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { noticeDesk } from '../../i18n/notices/notice-desk.ts';
import {
  emptyNotice,
  keepNotice,
  type NoticeDraft,
  removeNotice,
  typedNotice,
} from '../../stores/notices/notices.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { NoticeForm } from './NoticeForm.tsx';

const { texts } = noticeDesk;

const draftOf = ({ id, text, from, until }: Notice): NoticeDraft => ({ id, ...text, from, until });

type RowProps = { notice: Notice; onEdit: () => void; onRemove: () => void };

function NoticeRow({ notice, onEdit, onRemove }: RowProps) {
  const { text, from, until } = notice;
  return (
    <li>
      <p className="typed" dir="rtl">
        {text.fa}
      </p>
      <p className="typed" dir="ltr">
        {text.en}
      </p>
      <small>{say(fill(texts.days, { from: dayText(from), until: dayText(until) }))}</small>{' '}
      <Button look="link" text={texts.edit} onClick={onEdit} />
      <Button look="link" text={texts.remove} onClick={onRemove} />
    </li>
  );
}

/** The lab's current and future notices, and the form that adds or edits one. */
export function NoticeDesk({ notices }: { notices: readonly Notice[] }) {
  const [draft, setDraft] = useState(typedNotice);
  const [isOpenedHere, setOpenedHere] = useState(false);
  const [said, setSaid] = useState<Message | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const show = (next: NoticeDraft | null, message: Message | null) => {
    setDraft(next);
    setSaid(message);
    // The clicked button is gone.
    if (message) status.current?.focus();
  };
  const open = (next: NoticeDraft) => {
    keepNotice(next);
    setOpenedHere(true);
    show(next, null);
  };
  const remove = async (notice: Notice) => {
    const result = await removeNotice(notice.id);
    if (result !== 'done') return setSaid(texts[result]);
    keepNotice(draftOf(notice));
    show(draftOf(notice), texts.removed);
  };
  const saved = () => {
    keepNotice(null);
    show(null, texts.saved);
  };
  return (
    <>
      <ul className="brief">
        {notices.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            onEdit={() => open(draftOf(notice))}
            onRemove={() => void remove(notice)}
          />
        ))}
      </ul>
      <p role="status" ref={status} tabIndex={-1}>
        {said && say(said)}
      </p>
      {draft ? (
        <NoticeForm key={draft.id} draft={draft} isFocused={isOpenedHere} onSaved={saved} />
      ) : (
        <Button text={texts.write} onClick={() => open(emptyNotice())} />
      )}
    </>
  );
}
