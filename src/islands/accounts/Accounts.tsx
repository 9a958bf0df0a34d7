import { navigate } from 'astro:transitions/client';
import { useState } from 'react';
import { accountFiles } from '../../i18n/accounts/account-files.ts';
import { account, accounts } from '../../i18n/accounts/accounts.ts';
import { accountPath } from '../../panel/account-path.ts';
import { accountList, everyAccount } from '../../stores/accounts/accounts.ts';
import { accountImport, downloadAccounts } from '../../stores/accounts/filed-accounts.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { useLive } from '../base/use-live.ts';
import { LabDialog } from '../lab-parts/LabDialog.tsx';
import { ListView } from '../lab-parts/ListView.tsx';
import { FileButtons } from '../table-file/FileButtons.tsx';
import { AccountFilters } from './AccountFilters.tsx';
import { accountColumns } from './account-columns.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';

const { texts } = accounts;
const { $filters, choose } = accountList;

/** The lab's accounts. */
export function Screen() {
  const { sort } = useLive($filters, everyAccount);
  const locale = useLive($locale, 'fa');
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <div className="lab-screen">
      <div className="accounts-acts">
        <Button look="primary" text={texts.add} onClick={() => setAdding(true)} />
        <FileButtons
          onDownload={(format) => void downloadAccounts(format)}
          makeImport={accountImport}
          hint={accountFiles.texts.hint}
        />
      </div>
      <AccountFilters />
      <ListView
        list={accountList}
        caption={texts.caption}
        columns={accountColumns[locale]}
        idOf={({ id }) => id}
        hrefOf={({ id }) => accountPath(id)}
        sort={sort}
        onSort={(chosen) => choose({ sort: chosen })}
        empty={
          <EmptyState picture="spectacles" title={texts.empty} text={texts.emptyHint}>
            <Button look="primary" text={texts.add} onClick={() => setAdding(true)} />
          </EmptyState>
        }
      />
      {isAdding && (
        <LabDialog title={account.texts.newTitle} isWide onClose={close}>
          <NewAccountForm onAdded={(id) => void navigate(accountPath(id))} onCancel={close} />
        </LabDialog>
      )}
    </div>
  );
}
