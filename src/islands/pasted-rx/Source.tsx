import {
  hasUnreadNumber,
  type Mark,
  markedParts,
} from '../../domain/pasted-rx/message/marked-parts.ts';
import type { PastedRx } from '../../domain/pasted-rx/pasted-rx.ts';
import type { Message } from '../../i18n/language/message.ts';
import { pastedRx } from '../../i18n/pasted-rx/pasted-rx.ts';
import { Text } from '../../ui/base/Text.tsx';

const { texts } = pastedRx;

const names: Readonly<Record<Exclude<Mark, null>, Message>> = {
  read: texts.markRead,
  asked: texts.markAsked,
  unread: texts.markUnread,
};

/** The message, with what was read of it, what is asked about and what is left out marked apart, and what that means. */
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
            <mark key={from} className={`pasted-${as}`}>
              {part}
            </mark>
          ),
        )}
      </p>
      <p className="pasted-legend">
        {marks.map((mark) => (
          <mark key={mark} className={`pasted-${mark}`}>
            <Text of={names[mark]} />
          </mark>
        ))}
      </p>
      {hasUnreadNumber(parts) && (
        <p className="pasted-left">
          <Text of={texts.unreadNumbers} />
        </p>
      )}
    </>
  );
}
