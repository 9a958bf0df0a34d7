import { stockSingle } from '../../i18n/stock/stock-single.ts';
import { $stock } from '../../stores/stock/stock.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { LazyNothingSold } from '../compose/LazyNothingSold.tsx';
import { LensChoice } from './LensChoice.tsx';
import { LineAnswer } from './LineAnswer.tsx';
import { LineFields } from './LineFields.tsx';
import { TypedLine } from './TypedLine.tsx';
import { useEntry } from './use-entry.ts';

/** Entry of a line: the lens, then the power in one text or field by field. */
export function Entry() {
  const entry = useEntry();
  const isEmpty = useLive($stock, null)?.lenses.length === 0;
  return (
    <section className="surface stock-single-entry">
      {isEmpty ? <LazyNothingSold of="stock" /> : <LensChoice />}
      <TypedLine entry={entry} />
      <LineAnswer showsErrors={entry.showsErrors} />
      <details className="stock-single-fields">
        <summary>
          <Icon name="chevron-down" className="mark" />
          {say(stockSingle.texts.fields)}
        </summary>
        <LineFields entry={entry} />
      </details>
    </section>
  );
}
