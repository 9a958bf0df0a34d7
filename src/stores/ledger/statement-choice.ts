import { computed } from 'nanostores';
import {
  readStatementChoice,
  type StatementChoice,
  statementRequest,
  wholeStatement,
  writeStatementChoice,
} from '../../domain/ledger/statement-choice.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { writePath } from '../lists/write-path.ts';
import { $router } from '../shell/router.ts';

/** The part of the statement shown. It is in the URL, so it survives back, reload and sharing the link. */
export const $statementChoice = computed($router, (page) =>
  page?.route === 'transactions' ? readStatementChoice(page.search) : wholeStatement,
);

/** The choice as the request's query; null while another screen is open. */
export const $statementQuery = computed($router, (page) =>
  page?.route === 'transactions' ? statementRequest(readStatementChoice(page.search)) : null,
);

/** The address of the statement with these filters. */
export function statementPath(choice: StatementChoice): string {
  const query = writeStatementChoice(choice);
  const { path } = panelRoutes.transactions;
  return query === '' ? path : `${path}?${query}`;
}

/** The address of the whole statement of an account; for the lab. */
export const statementOf = (account: string): string =>
  statementPath({ ...wholeStatement, account });

/** Changes some filters and keeps the others. Going back undoes it. */
export function chooseStatement(change: Partial<StatementChoice>): void {
  const before = $statementChoice.get();
  const path = statementPath({ ...before, ...change });
  if (path !== statementPath(before)) writePath(path, true);
}
