import { formatDay } from '../../i18n/language/format-date.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';

/** The day the lab promised; a late order is marked by a word and an icon, not by colour alone. */
export function PromisedDay({ day, isLate }: { day: string; isLate: boolean }) {
  const written = inBoth((locale) => formatDay(day, locale));
  return (
    <span className="order-promised">
      {say(fill(orderList.texts.promised, { day: written }))}
      {isLate && (
        <strong className="order-late">
          <Icon name="exclamation-circle" />
          {say(orderList.texts.isLate)}
        </strong>
      )}
    </span>
  );
}
