/** A tag of XML, without the prefix of its namespace, and the text between it and the tag before. */
export type Tag = {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: string;
  readonly before: string;
};

/** Never looks beyond the next tag, so that no text takes longer than its length. */
const tag = /([^<]*)<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*?)(\/?)>/g;

/** The tags of well-formed XML, one after the other. Comments and declarations are read over. */
export function* tagsIn(xml: string): Generator<Tag> {
  for (const [, before = '', end, name = '', attributes = '', alone] of xml.matchAll(tag)) {
    const kind = end ? 'close' : alone ? 'empty' : 'open';
    yield { name, kind, attributes, before };
  }
}

/** An attribute's value; undefined where the tag does not have it. */
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

/** Text with the characters its five names and its numbers stand for; other entities stay as they are. */
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
