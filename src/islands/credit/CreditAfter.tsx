import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { creditWords } from '../../i18n/credit/credit.ts';
import { $standing, followStanding } from '../../stores/ledger/standing.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';

/** Credit left after this order. Renders nothing for an account without a limit. */
export function CreditAfter({ total, className }: { total: Rials; className?: string }) {
  useEffect(followStanding, []);
  const available = useStore($standing)?.available ?? null;
  if (available === null) return null;
  const left = available - total;
  return (
    <small className={className}>
      {left < 0 && <Icon name="exclamation-circle" />} {say(creditWords(left))}
    </small>
  );
}
