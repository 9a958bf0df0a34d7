import {
  hasUnreadNumber,
  type Mark,
  markedParts,
} from '../../domain/pasted-rx/message/marked-parts.ts';
import type { PastedRx } from '../../domain/pasted-rx/pasted-rx.ts';
import type { Message } from '../../i18n/language/message.ts';
import { pastedRx } from '../../i18n/pasted-rx/pasted-rx.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = pastedRx;

/** Class names in full, so that they can be found in the stylesheet. */
const looks: Readonly<Record<Exclude<Mark, null>, { className: string; name: Message }>> = {
  read: { className: 'pasted-read', name: texts.markRead },
  asked: { className: 'pasted-asked', name: texts.markAsked },
  unread: { className: 'pasted-unread', name: texts.markUnread },
};

/** The message with its read, doubtful and unread parts marked, and a legend of the marks. */
export function Source({ text, reading }: { text: string; reading: PastedRx }) {
  const parts = markedParts(text, reading);
  const marks = (['read', 'asked', 'unread'] as const).filter((mark) =>
    parts.some(({ as }) => as === mark),
  );
  return (
    <>
      <p className="pasted-source" dir="auto">
        {parts.map(({ text: part, from, as }) =>
          as === null ? (
            part
          ) : (
            <mark key={from} className={looks[as].className}>
              {part}
            </mark>
          ),
        )}
      </p>
      <p className="pasted-legend">
        {marks.map((mark) => (
          <mark key={mark} className={looks[mark].className}>
            {say(looks[mark].name)}
          </mark>
        ))}
      </p>
      {hasUnreadNumber(parts) && <p className="pasted-left">{say(texts.unreadNumbers)}</p>}
    </>
  );
}
