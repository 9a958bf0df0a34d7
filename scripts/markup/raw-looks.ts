import type { JSXAttribute, Node } from 'oxc-parser';
import { type Fault, lineAt } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';
import { attributeName, elementName } from '../syntax/element-names.ts';
import { nodesOf } from '../syntax/nodes.ts';
import { fixedIn, type Written, writtenIn } from '../syntax/written.ts';

type Found = Written & Pick<Fault, 'wrong' | 'instead'>;

const colour =
  /(?:^|[\s(,])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklab|oklch|color-mix)\(/i;
/** A number without a unit isn't a size: a picture's coordinates and proportions are in its own units. */
const size = /(?:^|[\s(,:])-?\d*\.?\d+(?:px|r?em|ch|[dsl]?v[hw]|pt)\b/;

/** Attributes that take a colour, and values that refer to a colour defined elsewhere. */
const coloured = /^(?:fill|stroke|color|bgcolor|stopColor|stop-color|floodColor|flood-color)$/;
const fromElsewhere = /^(?:none|currentcolor|inherit|transparent|(?:url|var)\(.*\)|)$/i;

const asClass = 'Give it a class, and the class a rule with a token in src/styles';

const rawColour = (written: Written): Found => ({
  ...written,
  wrong: `“${written.text}” is a raw colour`,
  instead: asClass,
});

const rawSize = (written: Written): Found => ({
  ...written,
  wrong: `“${written.text}” is a raw size`,
  instead: asClass,
});

const inlineStyle = (written: Written): Found => ({
  ...written,
  wrong: `“${written.text}” is styled in the markup`,
  instead: `${asClass}. Only what is computed is handed in, as style={{ '--share': share }}`,
});

/** Literals in a style, which is an object or a string. */
function writtenInStyle(value: Node | null): Written[] {
  const style = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  if (style?.type !== 'ObjectExpression') return fixedIn(style ?? null);
  return style.properties.flatMap((property) =>
    property.type === 'Property' ? fixedIn(property.value) : [],
  );
}

function foundInAttribute(attribute: JSXAttribute): Found[] {
  const name = attributeName(attribute);
  if (name === 'style') return writtenInStyle(attribute.value).map(inlineStyle);
  if (!coloured.test(name)) return [];
  return fixedIn(attribute.value)
    .filter(({ text }) => !fromElsewhere.test(text))
    .map(rawColour);
}

/** A link target such as `#fade` isn't a colour. */
const isLink = (node: Node) =>
  node.type === 'JSXAttribute' && /^(?:xlink:?)?href$/i.test(attributeName(node));

function foundIn(node: Node): Found[] {
  switch (node.type) {
    case 'JSXAttribute':
      return foundInAttribute(node);
    case 'JSXElement': {
      const isTyped = node.children.some((child) => child.type === 'JSXText' && child.value.trim());
      if (elementName(node) !== 'style' || !isTyped) return [];
      const wrong = 'a sheet stands in the page, where nothing checks it';
      return [{ start: node.start, text: '', wrong, instead: 'Import one of src/styles' }];
    }
    case 'Literal':
    case 'TemplateLiteral': {
      const all = writtenIn(node);
      const colours = all.filter(({ text }) => colour.test(text)).map(rawColour);
      return [...colours, ...all.filter(({ text }) => size.test(text)).map(rawSize)];
    }
    default:
      return [];
  }
}

/**
 * Finds hard-coded colours, sizes and styles in a component or page. Computed values may be in a style, since no
 * stylesheet can hold them.
 */
export function rawLooks(source: Source): Fault[] {
  const places = new Map<number, Found>();
  for (const found of [...nodesOf(source, isLink)].flatMap(foundIn)) {
    if (!places.has(found.start)) places.set(found.start, found);
  }
  return [...places.values()].map(({ start, wrong, instead }) => ({
    path: source.path,
    line: lineAt(source.text, start),
    wrong,
    instead,
  }));
}
