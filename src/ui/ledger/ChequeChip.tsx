import { type ChequeState, isPending } from '../../domain/ledger/cheque-steps.ts';
import { chequeStates } from '../../i18n/ledger/payments.ts';
import { say } from '../base/say.tsx';

const looks: Partial<Record<ChequeState, string>> = { cleared: 'good', bounced: 'bad' };

/** The state of a cheque; one that is credited but not yet paid stands out. */
export function ChequeChip({ state }: { state: ChequeState }) {
  const look = isPending(state) ? 'waiting' : (looks[state] ?? 'going');
  return <span className={`chip chip-${look}`}>{say(chequeStates.texts[state])}</span>;
}
