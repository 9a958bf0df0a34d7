import path from 'node:path';
import ts from 'typescript';
import type { Column, Table } from './kinds.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const schema = path.join(root, 'server/db/schema/tables.ts');

/** The name in the database, which is snake_case. */
const storedName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads `Tables` as the compiler sees it, under the names that the database has. */
export function typedTables(): ReadonlyMap<string, Table> {
  const program = ts.createProgram([schema], optionsOfProject());
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(schema);
  const module = source && checker.getSymbolAtLocation(source);
  const tables = module?.exports?.get(ts.escapeLeadingUnderscores('Tables'));
  if (!tables) throw new Error(`${schema} exports no Tables`);
  const membersOf = (type: ts.Type) =>
    checker
      .getPropertiesOfType(type)
      .map((of) => [storedName(of.name), checker.getTypeOfSymbol(of)] as const);
  return new Map(
    membersOf(checker.getDeclaredTypeOfSymbol(tables)).map(([table, row]) => [
      table,
      new Map(membersOf(row).map(([column, type]) => [column, columnOf(checker, type)])),
    ]),
  );
}

function optionsOfProject(): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
}

const alternatives = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The type for one of the three uses of Kysely's `ColumnType`; any other type is returned as it is. */
function sideOf(checker: ts.TypeChecker, type: ts.Type, side: '__select__' | '__insert__') {
  return alternatives(type).flatMap((each) => {
    const property = checker.getPropertyOfType(each, side);
    return property ? alternatives(checker.getTypeOfSymbol(property)) : [each];
  });
}

const is = (flags: ts.TypeFlags) => (type: ts.Type) => (type.flags & flags) !== 0;
const isNull = is(ts.TypeFlags.Null);
const isAbsent = is(ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Never);

function columnOf(checker: ts.TypeChecker, type: ts.Type): Column {
  const selected = sideOf(checker, type, '__select__');
  const inserted = sideOf(checker, type, '__insert__');
  const isMade = inserted.every(is(ts.TypeFlags.Never));
  // `unknown` includes null, so only the insertion type can tell.
  const nullable = (selected.every(is(ts.TypeFlags.Unknown)) ? inserted : selected).some(isNull);
  return {
    kind: kindOf(checker, selected, inserted),
    written: {
      nullable,
      insert: isMade ? 'made' : inserted.some(isAbsent) ? 'optional' : 'needed',
    },
    words: wordsOf(selected),
  };
}

/** JSON columns are written as text but read as something else. */
function kindOf(
  checker: ts.TypeChecker,
  selected: readonly ts.Type[],
  inserted: readonly ts.Type[],
) {
  const read = namesOf(checker, selected);
  const written = namesOf(checker, inserted);
  if (written === '' || read === written) return read;
  return written === 'string' ? 'json' : `${read}, written as ${written}`;
}

function namesOf(checker: ts.TypeChecker, types: readonly ts.Type[]): string {
  const present = types.filter((type) => !isAbsent(type));
  return [...new Set(present.map((type) => nameOf(checker, type)))].sort().join(' | ');
}

function nameOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (is(ts.TypeFlags.StringLike)(type)) return 'string';
  if (is(ts.TypeFlags.NumberLike)(type)) return 'number';
  if (is(ts.TypeFlags.BooleanLike)(type)) return 'boolean';
  const [element] = checker.isArrayType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)
    : [];
  if (element) return `${namesOf(checker, alternatives(element))}[]`;
  return ['Buffer', 'Date'].find((name) => type.symbol?.name === name) ?? 'json';
}

function wordsOf(types: readonly ts.Type[]): string[] | null {
  const present = types.filter((type) => !isAbsent(type));
  const words = present.flatMap((type) => (type.isStringLiteral() ? type.value : []));
  return words.length > 0 && words.length === present.length ? words.sort() : null;
}
