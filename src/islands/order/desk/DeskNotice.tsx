import { doneWords } from '../../../i18n/order/event-words.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { OrderNews } from '../../../ui/order/OrderNews.tsx';
import type { Notice } from '../acting/acting.ts';

const { texts } = desk;

/** Shows the result of the last action. */
export function DeskNotice({ notice, reader }: { notice: Notice; reader: 'shop' | 'lab' }) {
  if (notice.kind === 'done') {
    return (
      <p className="notice notice-info" role="status">
        {say(doneWords(notice.event))}
      </p>
    );
  }
  if (notice.kind === 'problem') {
    return (
      <div className="notice notice-danger" role="alert">
        {say(notice.why)} <Button look="link" text={texts.again} onClick={notice.retry} />
      </div>
    );
  }
  return (
    <div className="notice notice-danger" role="alert">
      <OrderNews lead={texts.overtaken} news={notice.news} reader={reader} />
      {notice.isTextKept && <p>{say(texts.textKept)}</p>}
    </div>
  );
}
