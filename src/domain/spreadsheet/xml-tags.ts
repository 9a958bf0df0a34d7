/** An XML tag without its namespace prefix. `before`: the text between the previous tag and this one. */
export type Tag = {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: string;
  readonly before: string;
};

/** Content between a tag's brackets. */
const inside = /^(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*?)(\/?)$/;

/**
 * Tags of well-formed XML, skipping comments and declarations. Linear time for any input: a regular expression that
 * searches for `>` from each character would be quadratic.
 */
export function* tagsIn(xml: string): Generator<Tag> {
  let from = 0;
  let end = -1;
  for (let start = xml.indexOf('<'); start >= 0; ) {
    const next = xml.indexOf('<', start + 1);
    if (end < start) end = xml.indexOf('>', start);
    if (end < 0) return;
    if (next < 0 || next > end) {
      const before = xml.slice(from, start);
      const tag = tagOf(xml.slice(start + 1, end), before);
      if (tag) yield tag;
      from = end + 1;
    }
    start = next;
  }
}

function tagOf(text: string, before: string): Tag | null {
  const [, closing, name, attributes = '', alone] = inside.exec(text) ?? [];
  if (name === undefined) return null;
  return { name, kind: closing ? 'close' : alone ? 'empty' : 'open', attributes, before };
}

/** Value of an attribute; undefined if absent. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
  return value === undefined ? undefined : plainText(value);
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Decodes the five named entities and numeric ones; other entities stay unchanged. */
export function plainText(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, ten, sixteen, name) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = ten === undefined ? Number.parseInt(sixteen, 16) : Number(ten);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
