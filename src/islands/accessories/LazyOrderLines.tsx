import { accessories } from '../../i18n/accessories/accessories.ts';
import { $draft, nothingTyped } from '../../stores/accessories/accessories.ts';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

const orderLines = lazy(async () => (await import('./lazy/OrderLines.tsx')).OrderLines);

/** The lines of the order. Fetched with the first line; until then its product shows the quantity. */
export function LazyOrderLines() {
  const isEmpty = useLive($draft, nothingTyped).lines.length === 0;
  if (!isEmpty) return <Lazy of={orderLines} given={{}} />;
  return <p className="accessories-none">{say(accessories.texts.none)}</p>;
}
