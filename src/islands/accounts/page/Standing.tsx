import type { Standing as Counted } from '../../../domain/ledger/standing.ts';
import { statementOf } from '../../../stores/ledger/statement-choice.ts';
import { StandingCard } from '../../../ui/dashboard/StandingCard.tsx';
import { PartUnread } from './PartUnread.tsx';

/** The account's balance and remaining credit. */
export function Standing({ account, standing }: { account: string; standing: Counted | null }) {
  if (standing) {
    return <StandingCard standing={standing} statement={statementOf(account)} />;
  }
  return (
    <section className="surface">
      <PartUnread />
    </section>
  );
}
