import type { Node, TSInterfaceDeclaration, TSSignature } from 'oxc-parser';
import { lineAt } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';
import { nodesOf } from '../syntax/nodes.ts';

export interface Column {
  table: string;
  name: string;
  path: string;
  line: number;
}

type Declared = TSInterfaceDeclaration & { source: Source };

const declaredIn = (source: Source): Declared[] =>
  [...nodesOf(source)].flatMap((node) =>
    node.type === 'TSInterfaceDeclaration' ? [{ ...node, source }] : [],
  );

/** The name and type of a property such as `accounts: AccountRow`. */
function propertyOf(signature: TSSignature) {
  if (signature.type !== 'TSPropertySignature') return [];
  const { key, typeAnnotation } = signature;
  if (key.type !== 'Identifier') return [];
  return [{ name: key.name, start: signature.start, type: typeAnnotation?.typeAnnotation }];
}

const nameOf = (type: Node | undefined) =>
  type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';

const basesOf = (declared: Declared) =>
  declared.extends.flatMap(({ expression }) =>
    expression.type === 'Identifier' ? [expression.name] : [],
  );

/**
 * The columns of all tables, read from the interfaces of the schema. Those named `…Tables` map tables to their rows,
 * whose properties are the columns.
 */
export function columnsIn(sources: readonly Source[]): Column[] {
  const declared = sources.flatMap(declaredIn);
  const rows = new Map(declared.map((each) => [each.id.name, each]));
  const columnsOf = (row: string, table: string): Column[] => {
    const found = rows.get(row);
    if (!found) return [];
    const own = found.body.body.flatMap(propertyOf).map(({ name, start }) => {
      const { path, text } = found.source;
      return { table, name, path, line: lineAt(text, start) };
    });
    return [...own, ...basesOf(found).flatMap((base) => columnsOf(base, table))];
  };
  return declared
    .filter(({ id }) => id.name.endsWith('Tables'))
    .flatMap(({ body }) => body.body.flatMap(propertyOf))
    .flatMap(({ name, type }) => columnsOf(nameOf(type), name));
}
