import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { stockSending } from '../../i18n/stock/stock-sending.ts';
import { Text } from '../../ui/base/Text.tsx';

const { texts } = stockSending;

/** Says how many powers are short of stock. One press lowers them to what is in stock. */
export function StockShortage({ count, onTake }: { count: number; onTake: () => void }) {
  if (count === 0) return null;
  const cells = inBoth((locale) => formatCount(count, locale));
  return (
    <p className="notice notice-danger stock-shortage" role="status">
      <Text of={fill(texts.shorts, { cells })} />{' '}
      <button type="button" className="btn btn-link" onClick={onTake}>
        <Text of={texts.takeAll} />
      </button>
    </p>
  );
}
