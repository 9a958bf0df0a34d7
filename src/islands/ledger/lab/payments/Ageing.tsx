import { dues } from '../../../../i18n/ledger/dues.ts';
import { ageingList, downloadAgeing } from '../../../../stores/ledger/payments-screen.ts';
import { statementOf } from '../../../../stores/ledger/statement-choice.ts';
import { EmptyState } from '../../../../ui/base/EmptyState.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { ageingColumns } from '../../../../ui/ledger/ageing-columns.tsx';
import { ListView } from '../../../lab-parts/ListView.tsx';
import { CsvButton } from '../../parts/CsvButton.tsx';

const { texts } = dues;

/** The balances of all accounts by age, largest first. */
export function Ageing() {
  return (
    <>
      <div className="dues-tools">
        <small>{say(texts.oldestFirst)}</small>
        <CsvButton download={downloadAgeing} />
      </div>
      <ListView
        list={ageingList}
        caption={texts.ageing}
        columns={ageingColumns}
        idOf={({ account }) => account.id}
        hrefOf={({ account }) => statementOf(account.id)}
        empty={<EmptyState picture="chart" title={texts.nothingDue} text={texts.nothingDueHint} />}
      />
    </>
  );
}
