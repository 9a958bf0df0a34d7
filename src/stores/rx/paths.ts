import { emptyRxDraft, type RxDraft } from '../../domain/rx/draft/draft.ts';
import type { EyeSide } from '../../domain/vocabulary/eye.ts';

/** Paths of all values of one type in a draft. */
type Leaf<Part, Value> = {
  [Key in keyof Part & string]: Part[Key] extends Value
    ? Key
    : Part[Key] extends readonly unknown[]
      ? never
      : Part[Key] extends object
        ? `${Key}.${Leaf<Part[Key], Value>}`
        : never;
}[keyof Part & string];

/** A text field or a single choice. */
export type TextPath = Leaf<RxDraft, string>;

/** A multiple choice, or a reference to another order. Neither is a text field. */
export type ListPath = 'services.coats' | 'requests' | 'firstPair';

export type RxPath = TextPath | ListPath;

const lists: readonly string[] = ['services.coats', 'requests', 'firstPair'] satisfies ListPath[];
/** Parts of a draft that have no field on the page. */
const unseen: readonly string[] = ['trace', 'source', 'acknowledged'];

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function leavesOf(part: Record<string, unknown>, before = ''): string[] {
  return Object.entries(part).flatMap(([key, value]) =>
    isPart(value) ? leavesOf(value, `${before}${key}.`) : [`${before}${key}`],
  );
}

/** All fields, in the order of entry. */
export const rxPaths = leavesOf(emptyRxDraft()).filter(
  (path): path is RxPath => !unseen.includes(path),
);

export function asRxPath(name: string | undefined): RxPath | undefined {
  return rxPaths.find((path) => path === name);
}

export function isListPath(path: RxPath): path is ListPath {
  return lists.includes(path);
}

export function pathsOf(...beginnings: readonly string[]): readonly RxPath[] {
  return rxPaths.filter((path) => beginnings.some((beginning) => path.startsWith(beginning)));
}

const textPathsOf = (beginning: string) => pathsOf(beginning).filter((path) => !isListPath(path));

export const eyePaths: Readonly<Record<EyeSide, readonly TextPath[]>> = {
  right: textPathsOf('right.'),
  left: textPathsOf('left.'),
};

function valueAt(draft: RxDraft, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (isPart(part) ? part[key] : undefined), draft);
}

export function textAt(draft: RxDraft, path: string): string {
  const value = valueAt(draft, path);
  return typeof value === 'string' ? value : '';
}

/** Values of a multiple choice; undefined for any other field. */
export function listAt(draft: RxDraft, path: RxPath): readonly string[] | undefined {
  const value = valueAt(draft, path);
  return Array.isArray(value) ? value : undefined;
}

/** Returns the draft with one value replaced. Unchanged parts stay the same objects. */
export function withValue(draft: RxDraft, path: RxPath, value: string | string[]): RxDraft {
  return put(draft, path.split('.'), value);
}

function put<Part extends object>(
  part: Part,
  [key = '', ...rest]: readonly string[],
  value: string | string[],
): Part {
  const inner: unknown = Reflect.get(part, key);
  return { ...part, [key]: isPart(inner) ? put(inner, rest, value) : value };
}
