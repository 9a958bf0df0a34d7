import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Message } from '../../i18n/language/message.ts';
import { eventWords } from '../../i18n/order/event-words.ts';
import { desk } from '../../i18n/order/shop-desk.ts';
import { Text } from '../base/Text.tsx';

type NewsProps = { lead: Message; news: readonly OrderEvent[]; reader: 'shop' | 'lab' };

/** What happened to the order since the reader last saw it. */
export function OrderNews({ lead, news, reader }: NewsProps) {
  if (news.length === 0) return <Text of={desk.texts.notNow} />;
  return (
    <>
      <Text of={lead} />
      <ul className="desk-news">
        {news.map((event) => (
          <li key={event.id}>
            <Text of={eventWords(event, reader)} />
            {event.message !== '' && (
              <>
                {' '}
                <q>{event.message}</q>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
