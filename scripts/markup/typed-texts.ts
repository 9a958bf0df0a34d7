import type { Node } from 'oxc-parser';
import { type Fault, lineAt } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';
import { attributeName, elementName } from '../syntax/element-names.ts';
import { nodesOf } from '../syntax/nodes.ts';
import { type Written, writtenIn } from '../syntax/written.ts';

/** Attributes that are shown or read aloud. */
const spoken = /^(?:title|alt|placeholder|aria-(?:label|description|roledescription|valuetext))$/;

/** Elements whose content isn't text, or is meant for programs. */
const holdsCode = (node: Node) => /^(?:script|style|code|pre|kbd|samp)$/i.test(elementName(node));

const character = /&#?\w+;/g;
const word = /\p{L}[\p{L}\p{M}]*/gu;

/** At most three capitals, such as R or CYL: abbreviations that opticians write alike in every language. */
const isSign = (found: string) => /^\p{Lu}{1,3}$/u.test(found);

const isText = ({ text }: Written) =>
  text
    .replace(character, '')
    .match(word)
    ?.some((found) => !isSign(found)) ?? false;

const persian = /(?=\p{L})\p{Script=Arabic}/u;

/** The texts a node itself shows. Persian letters count as text everywhere. */
function shownBy(node: Node): Written[] {
  switch (node.type) {
    case 'JSXText':
      return [{ start: node.start + node.value.search(/\S|$/), text: node.value }];
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.flatMap((child) =>
        child.type === 'JSXExpressionContainer' ? writtenIn(child) : [],
      );
    case 'JSXAttribute':
      return spoken.test(attributeName(node)) ? writtenIn(node.value) : [];
    case 'Literal':
    case 'TemplateLiteral':
      return writtenIn(node).filter(({ text }) => persian.test(text));
    default:
      return [];
  }
}

const shown = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);

/** Finds hard-coded text in a component or page, which would exist in one language only. */
export function typedTexts(source: Source): Fault[] {
  const texts = [...nodesOf(source, holdsCode)].flatMap(shownBy).filter(isText);
  const places = new Map(texts.map((written) => [written.start, written]));
  return [...places.values()].map(({ start, text }) => ({
    path: source.path,
    line: lineAt(source.text, start),
    wrong: `“${shown(text)}” is typed here in one language`,
    instead:
      'Write it in both in messages() in src/i18n; show it with <Text of={…} />, in an attribute with useMessages()',
  }));
}
