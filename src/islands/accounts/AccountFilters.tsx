import { useEffect } from 'react';
import { accounts } from '../../i18n/accounts/accounts.ts';
import { accountList, everyAccount } from '../../stores/accounts/accounts.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { $tiers, readTiers } from '../../stores/tiers/tiers.ts';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { LabSearch } from '../lab-parts/LabSearch.tsx';

const { texts } = accounts;
const { $filters, choose } = accountList;

/** Filters accounts by text, state and tier. */
export function AccountFilters() {
  useEffect(() => void readTiers(), []);
  const { state, tier } = useLive($filters, everyAccount);
  const tiers = useLive($tiers, []);
  const locale = useLive($locale, 'fa');
  const words = useMessages(accounts);
  return (
    <div className="lab-filters">
      <LabSearch list={accountList} hint={texts.searchHint} />
      <FilterSelect
        label={texts.state}
        chosen={state}
        options={[
          ['', words.allStates],
          ['active', words.active],
          ['suspended', words.suspended],
        ]}
        onChoose={(chosen) => choose({ state: chosen })}
      />
      <FilterSelect
        label={texts.tier}
        chosen={tier}
        options={[
          ['', words.allTiers],
          ...tiers.map(({ id, name }) => [id, name[locale]] as const),
        ]}
        onChoose={(chosen) => choose({ tier: chosen })}
      />
    </div>
  );
}
