import type { Assortment } from '../revisions/entry.ts';
import type { Typed, TypedParts } from './field.ts';
import { type EditedKind, keyFields } from './item-fields.ts';
import { freeId, slugOf } from './slug.ts';

const partsOf = (typed: Typed | undefined): TypedParts | undefined =>
  typeof typed === 'object' && !Array.isArray(typed) ? (typed as TypedParts) : undefined;

const isBlank = (typed: Typed | undefined) =>
  typed === undefined || (typeof typed === 'string' && typed.trim() === '');

const textOf = (typed: Typed | undefined) => (typeof typed === 'string' ? typed.trim() : '');

const isBilingual = (parts: TypedParts) => 'fa' in parts && 'en' in parts;

/** Copies a bilingual text typed in one language to the other. */
function inBothLanguages(parts: TypedParts): TypedParts {
  const { fa = '', en = '' } = parts;
  return { ...parts, fa: isBlank(fa) ? en : fa, en: isBlank(en) ? fa : en };
}

/** Completes all bilingual texts in part of a form, at any depth. */
function withBothNames(typed: Typed): Typed {
  if (Array.isArray(typed)) {
    return typed.map((each: Typed) => withBothNames(each)) as readonly TypedParts[];
  }
  const parts = partsOf(typed);
  if (!parts) return typed;
  if (isBilingual(parts)) return inBothLanguages(parts);
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, withBothNames(part)]),
  );
}

/** What a blank field means, at any depth. */
const defaults: Readonly<Record<string, string>> = {
  workingDays: '0',
  lowStock: '0',
  cylinderMax: '0',
  drawing: 'case-hard',
};

function withDefaults(typed: Typed): Typed {
  if (Array.isArray(typed)) {
    return typed.map((each: Typed) => withDefaults(each)) as readonly TypedParts[];
  }
  const parts = partsOf(typed);
  if (!parts) return typed;
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      if (name === 'breaks') return [name, withFirstBreak(part)];
      return [name, isBlank(part) ? (defaults[name] ?? part) : withDefaults(part)];
    }),
  );
}

/** The first price applies from one piece on. */
function withFirstBreak(breaks: Typed): Typed {
  if (!Array.isArray(breaks)) return breaks;
  const [first, ...others] = breaks as readonly TypedParts[];
  return first ? [isBlank(first.from) ? { ...first, from: '1' } : first, ...others] : breaks;
}

/** The name to derive an id from: the English one if it was typed. */
function nameOf({ name }: TypedParts): string {
  const names = partsOf(name);
  return textOf(names?.en) || textOf(names?.fa);
}

/** The short code of a stock lens, as usual in the trade. */
function codeOf(typed: TypedParts): string {
  const code = textOf(typed.code) || slugOf(nameOf(typed)).replaceAll('-', '').slice(0, 12);
  return (code || 'LENS').toUpperCase();
}

/** Gives each variant of a product its own id. */
export function withVariantIds(variants: Typed | undefined): readonly TypedParts[] {
  const taken = new Set<string>();
  return ((variants ?? []) as readonly TypedParts[]).map((variant) => {
    const typed = textOf(variant.id);
    const id = typed || freeId(nameOf(variant), (each) => taken.has(each));
    taken.add(id);
    return { ...variant, id };
  });
}

/** The position after all other items of the kind. */
function lastPlace(kind: EditedKind, present: Assortment): number {
  const places = [...present.values()].flatMap((entry) =>
    entry.kind === kind && 'position' in entry.value ? [entry.value.position] : [],
  );
  return Math.max(-1, ...places) + 1;
}

/**
 * Fills in whatever need not be typed: the name in the other language, usual values and, for a new item, an id derived
 * from its name that `present` does not use. Typed values stay.
 */
export function withProposals(
  kind: EditedKind,
  typed: TypedParts,
  present: Assortment,
): TypedParts {
  const filled = withDefaults(withBothNames(typed)) as TypedParts;
  const hasNoDescription = isBlank(partsOf(filled.description)?.fa) && 'description' in filled;
  const parts = {
    ...filled,
    ...(isBlank(filled.position) && { position: String(lastPlace(kind, present)) }),
    ...(kind === 'stockLens' && { code: codeOf(filled) }),
    ...(kind === 'accessory' && { variants: withVariantIds(filled.variants) }),
    ...(hasNoDescription && { description: filled.name ?? '' }),
  };
  const isNamed = keyFields[kind].some(({ path }) => path === 'id');
  if (!isNamed || !('id' in typed) || !isBlank(typed.id)) return parts;
  return { ...parts, id: freeId(nameOf(typed), (id) => present.has(`${kind} ${id}`)) };
}
