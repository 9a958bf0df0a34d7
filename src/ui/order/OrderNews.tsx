import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Message } from '../../i18n/language/message.ts';
import { eventWords } from '../../i18n/order/event-words.ts';
import { desk } from '../../i18n/order/shop-desk.ts';
import { say } from '../base/say.tsx';

type NewsProps = { lead: Message; news: readonly OrderEvent[]; reader: 'shop' | 'lab' };

/** What happened to the order since the reader last saw it. */
export function OrderNews({ lead, news, reader }: NewsProps) {
  if (news.length === 0) return say(desk.texts.notNow);
  return (
    <>
      {say(lead)}
      <ul className="desk-news">
        {news.map((event) => (
          <li key={event.id}>
            {say(eventWords(event, reader))}
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
