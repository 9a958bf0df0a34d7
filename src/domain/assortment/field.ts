/** How a field with a single value is typed and shown. The schema defines the unit of its number. */
export type PlainType =
  | 'text'
  /** Permanent id: small Latin letters, digits and hyphens. */
  | 'code'
  /** A price in rials, typed in toman; null means "price on request" and must be chosen explicitly. */
  | 'price'
  /** Hundredths of a dioptre, with a sign. */
  | 'power'
  /** Refractive index in hundredths. */
  | 'index'
  /** Tenths of a millimetre; empty means not set. */
  | 'millimetres'
  /** Several lengths, such as `11, 14, 17`. */
  | 'lengths'
  | 'whole'
  /** Empty means none. */
  | 'wholeOrNone'
  /** A day such as `2026-12-22`; files may use any usual date format. An empty `lastDay` means no end. */
  | 'day'
  | 'lastDay'
  /** An account by id and name; empty means every account. */
  | 'account'
  | 'flag'
  /** `#0b7a75`; empty means not set. */
  | 'swatch';

type Named = {
  /** Path in the item's value, such as `name.fa`; inside rows, relative to one row. */
  readonly path: string;
  /** Key of its label, for a path that means something other than usual. */
  readonly label?: string;
};

export type PlainField = Named & { readonly type: PlainType };

/** One of a fixed set of options. */
export type ChoiceField = Named & {
  readonly type: 'choice';
  readonly options: readonly string[];
  /** Whether the field may be left empty, which gives null. */
  readonly isOptional?: boolean;
};

/** What a field can refer to. */
export type PickedFrom =
  | 'individualValues'
  | 'coatings'
  | 'categories'
  | 'parts'
  | 'ownVariants'
  | 'tiers';

/** Refers to one (`pick`) or several (`picks`) other catalogue items, or to several values a design can use. */
export type PickField = Named & {
  readonly type: 'pick' | 'picks';
  readonly from: PickedFrom;
  /** Whether the field may be left empty, which gives null. */
  readonly isOptional?: boolean;
};

/** A list of parts, each with the same fields. */
export type RowsField = Named & { readonly type: 'rows'; readonly fields: readonly Field[] };

export type Field = PlainField | ChoiceField | PickField | RowsField;

/** Form contents: texts as typed, in the shape of the item's value. */
export type Typed =
  | string
  | boolean
  | readonly string[]
  | TypedPrice
  | TypedParts
  | readonly TypedParts[];
export type TypedParts = { readonly [name: string]: Typed };

/** A typed price. "On request" is a separate choice so that an empty field is never mistaken for it. */
export type TypedPrice = { readonly toman: string; readonly isOnRequest: boolean };
