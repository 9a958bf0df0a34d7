import type { StockCatalogue, StockLine } from '../../domain/stock.ts';
import { availabilityOf, stockOnHand } from '../../domain/stock-chart.ts';
import { fill } from '../../i18n/fill.ts';
import { formatCount } from '../../i18n/format-number.ts';
import { inBoth } from '../../i18n/in-both.ts';
import { gridSummary } from '../../i18n/messages/stock-grid.ts';
import { takeOnHand } from '../../stores/send-stock.ts';
import { Text } from '../../ui/Text.tsx';

const { texts } = gridSummary;

/** Says that of some powers there is less than ordered; one press lowers them to what there is. */
export function Shortage({ lines, stock }: { lines: readonly StockLine[]; stock: StockCatalogue }) {
  const isMet = (line: StockLine) => {
    const availability = availabilityOf(stockOnHand(stock, line), line.pieces);
    return availability === 'enough' || availability === 'unknown';
  };
  const short = lines.filter((line) => !isMet(line));
  if (short.length === 0) return null;
  const cells = inBoth((locale) => formatCount(short.length, locale));
  return (
    <p className="notice notice-danger power-shortage" role="alert">
      <Text of={fill(texts.shorts, { cells })} />{' '}
      <button type="button" className="btn btn-link" onClick={takeOnHand}>
        <Text of={texts.takeAll} />
      </button>
    </p>
  );
}
