import { accessories } from '../../i18n/accessories/accessories.ts';
import { $draft, nothingTyped } from '../../stores/accessories/accessories.ts';
import { say } from '../../ui/base/say.tsx';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';
import { useLive } from '../base/use-live.ts';

const orderLines = late(async () => (await import('./late/OrderLines.tsx')).OrderLines);

/** What is ordered, line by line; fetched with the first line, whose quantity the product itself shows until then. */
export function LateOrderLines() {
  const isEmpty = useLive($draft, nothingTyped).lines.length === 0;
  if (!isEmpty) return <Late of={orderLines} given={{}} />;
  return <p className="accessories-none">{say(accessories.texts.none)}</p>;
}
