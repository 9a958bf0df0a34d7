import type { Node } from 'oxc-parser';
import { type Fault, lineAt } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';
import { nodesOf } from '../syntax/nodes.ts';

type FaultOfNode = Pick<Fault, 'wrong' | 'instead'>;

/** Methods that begin a query, and those that run raw SQL. */
const beginnings = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'executeQuery',
]);

const inSnakeCase = /^[a-z][a-z\d]*(?:_[a-z\d]+)+$/;

const query = (what: string): FaultOfNode => ({
  wrong: `${what} is for queries, which stand in server/db`,
  instead: 'Call a function of server/db/<feature> that reads or writes the rows',
});

function faultOf(node: Node): FaultOfNode | undefined {
  if (node.type === 'ImportDeclaration' && node.source.value.startsWith('kysely'))
    return query(node.source.value);
  if (node.type !== 'Identifier') return undefined;
  if (beginnings.has(node.name)) return query(node.name);
  if (!inSnakeCase.test(node.name)) return undefined;
  const camelCase = node.name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return { wrong: `${node.name} is a name of PostgreSQL`, instead: `Rows have ${camelCase}` };
}

/** Finds queries and database column names in a server file outside `server/db`. */
export function queriesOutside(source: Source): Fault[] {
  return [...nodesOf(source)].flatMap((node) => {
    const fault = faultOf(node);
    return fault ? [{ path: source.path, line: lineAt(source.text, node.start), ...fault }] : [];
  });
}
