import { createPortal } from 'react-dom';
import { problems as messages } from '../../i18n/browser-support/problems.ts';
import { formatDayOf } from '../../i18n/language/format-date.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { $problems } from '../../stores/browser-support/problems.ts';
import { $isOffline } from '../../stores/shell/offline.ts';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { useRoute } from '../base/use-route.ts';
import { useHost } from './use-host.ts';

const { texts } = messages;

type Route = NonNullable<ReturnType<typeof useRoute>>;

/** Screens on which users compose an order. */
const composing: readonly Route[] = ['rx', 'stockSingle', 'stockMulti', 'accessories'];
const withOrders: readonly Route[] = [...composing, 'preOrder', 'registerFactor'];
/** Screens that show days relative to today. */
const withDays: readonly Route[] = [...composing, 'dashboard', 'order', 'orders', 'deliveries'];

function clockText(): Message {
  const day = inBoth((locale) => formatDayOf(Date.now(), locale));
  return fill(texts.clock, { day });
}

/** The problems that affect the current page. */
function useOnPage(): Message[] {
  const { records, space, clock, pages } = useLive($problems, {});
  const isOffline = useLive($isOffline, false);
  const route = useRoute();
  const isAmong = (routes: readonly Route[]) => route !== undefined && routes.includes(route);
  const shown: Message[] = [];
  if (isAmong(withOrders) && records) shown.push(texts.records);
  if (isAmong(withOrders) && space) shown.push(texts.space);
  if (isAmong(withDays) && clock) shown.push(clockText());
  if (pages && isOffline) shown.push(texts.pagesOffline);
  return shown;
}

function Notice({ text, className }: { text: Message; className: string }) {
  return <p className={className}>{say(text)}</p>;
}

/** Says what this browser blocks, on the pages and in the settings that are affected. */
export function ProblemNotices() {
  const { settings, pages } = useLive($problems, {});
  const onPage = useOnPage();
  const page = useHost('#main', 'prepend');
  const popup = useHost('#settings', 'append');
  if (!page || !popup) return null;
  return (
    <>
      {createPortal(
        <div role="status">
          {onPage.map((text) => (
            <Notice key={text[1]} text={text} className="notice notice-info problem" />
          ))}
        </div>,
        page,
      )}
      {createPortal(
        <>
          {settings && <Notice text={texts.settings} className="choices popup-note" />}
          {pages && <Notice text={texts.pages} className="choices popup-note" />}
        </>,
        popup,
      )}
    </>
  );
}
