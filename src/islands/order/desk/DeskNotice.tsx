import { doneWords } from '../../../i18n/order/event-words.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { OrderNews } from '../../../ui/order/OrderNews.tsx';
import type { Notice } from '../acting/acting.ts';

const { texts } = desk;

/** Shows the result of the last press. */
export function DeskNotice({ notice, reader }: { notice: Notice; reader: 'shop' | 'lab' }) {
  if (notice.kind === 'done') {
    return (
      <p className="notice notice-info" role="status">
        <Text of={doneWords(notice.event)} />
      </p>
    );
  }
  if (notice.kind === 'problem') {
    return (
      <div className="notice notice-danger" role="alert">
        <Text of={notice.why} />{' '}
        <button type="button" className="btn btn-link" onClick={notice.retry}>
          <Text of={texts.again} />
        </button>
      </div>
    );
  }
  return (
    <div className="notice notice-danger" role="alert">
      <OrderNews lead={texts.overtaken} news={notice.news} reader={reader} />
      {notice.isTextKept && (
        <p>
          <Text of={texts.textKept} />
        </p>
      )}
    </div>
  );
}
