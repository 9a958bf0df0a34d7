import { Lazy } from './base/Lazy.tsx';
import { lazy } from './base/lazy-code.ts';

const screen = lazy(async () => (await import('./invoices/InvoiceScreen.tsx')).InvoiceScreen);

/** Invoices and credit notes. Few open them, so their code shares no file with what other pages run. */
export function Invoices() {
  const waiting = <div className="lab-waiting" aria-busy="true" />;
  return <Lazy of={screen} given={{}} waiting={waiting} frame="surface" />;
}
