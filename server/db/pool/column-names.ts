import {
  AliasNode,
  CamelCasePlugin,
  ColumnNode,
  IdentifierNode,
  type RawBuilder,
  ReferenceNode,
  type SelectionNode,
  type SelectQueryBuilder,
  SelectQueryNode,
  sql,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

/**
 * Tables and columns are camelCase in queries and rows, and snake_case in PostgreSQL and in raw SQL. JSON is left as it
 * is.
 */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Names a query's columns like the fields of the result. Its rows become JSON inside the database, where nothing maps
 * the names.
 */
function asFields<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
): RawBuilder<Row> {
  const node = query.toOperationNode();
  const selections = (SelectQueryNode.is(node) && node.selections) || [];
  const fields = selections.map((each) => sql.raw(`"${nameOf(each)}"`));
  return sql`(select * from ${query} as row (${sql.join(fields)}))`;
}

/** The rows of a query as a JSON array. */
export const rowsAsJson = <Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
) => jsonArrayFrom(asFields(query));

/** The row of a query as a JSON object; null if there is none. */
export const rowAsJson = <Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
) => jsonObjectFrom(asFields(query));

function nameOf({ selection }: SelectionNode): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
  const column = ReferenceNode.is(selection) ? selection.column : selection;
  if (ColumnNode.is(column)) return column.column.name;
  throw new TypeError('Every column of JSON needs a name.');
}
