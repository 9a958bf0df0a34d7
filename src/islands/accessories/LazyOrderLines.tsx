import { accessories } from '../../i18n/accessories/accessories.ts';
import { $draft, nothingTyped } from '../../stores/accessories/accessories.ts';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

const orderLines = lazy(async () => (await import('./lazy/OrderLines.tsx')).OrderLines);

/** What is ordered, line by line; fetched with the first line, whose quantity the product itself shows until then. */
export function LazyOrderLines() {
  const isEmpty = useLive($draft, nothingTyped).lines.length === 0;
  if (!isEmpty) return <Lazy of={orderLines} given={{}} />;
  return <p className="accessories-none">{say(accessories.texts.none)}</p>;
}
