/** How a field of one value is typed and shown; the unit of its number is the schema's. */
export type PlainType =
  | 'text'
  /** Permanent id: small Latin letters, digits and hyphens. */
  | 'code'
  /** A price in rials, typed in toman; null is "price on request", which is said explicitly. */
  | 'price'
  /** Hundredths of a dioptre, with its sign. */
  | 'power'
  /** Refractive index in hundredths. */
  | 'index'
  /** Tenths of a millimetre; empty means not set. */
  | 'millimetres'
  /** Several of those, as `11, 14, 17`. */
  | 'lengths'
  | 'whole'
  /** Empty means none. */
  | 'wholeOrNone'
  /** A day, `2026-12-22`; in files as people write dates. Of the last one, empty means that there is no end. */
  | 'day'
  | 'lastDay'
  /** An account by id and name; empty means every account. */
  | 'account'
  | 'flag'
  /** `#0b7a75`; empty means not set. */
  | 'swatch';

type Named = {
  /** Its path in the item's value, `name.fa`; inside rows, relative to one row. */
  readonly path: string;
  /** What its label goes by, where the same path means something else than usual. */
  readonly label?: string;
};

export type PlainField = Named & { readonly type: PlainType };

/** One of a few words of the vocabulary. */
export type ChoiceField = Named & {
  readonly type: 'choice';
  readonly options: readonly string[];
  /** Whether nothing may be chosen, which is null. */
  readonly isOptional?: boolean;
};

/** What a field can name. */
export type PickedFrom =
  | 'individualValues'
  | 'coatings'
  | 'categories'
  | 'parts'
  | 'ownVariants'
  | 'tiers';

/** One (`pick`) or several (`picks`) other entries of the assortment, or several of the values a design can use. */
export type PickField = Named & {
  readonly type: 'pick' | 'picks';
  readonly from: PickedFrom;
  /** Whether nothing may be chosen, which is null. */
  readonly isOptional?: boolean;
};

/** A list of parts, each with the same fields. */
export type RowsField = Named & { readonly type: 'rows'; readonly fields: readonly Field[] };

export type Field = PlainField | ChoiceField | PickField | RowsField;

/** Contents of a form: texts as typed, in the shape of the item's value. */
export type Typed =
  | string
  | boolean
  | readonly string[]
  | TypedPrice
  | TypedParts
  | readonly TypedParts[];
export type TypedParts = { readonly [name: string]: Typed };

/** A price as typed. "On request" is a separate choice, so that an empty field is never mistaken for it. */
export type TypedPrice = { readonly toman: string; readonly isOnRequest: boolean };
