import type { ArrayExpression, Node, ObjectExpression } from 'oxc-parser';
import { type Fault, lineAt } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';
import { nodesOf } from '../syntax/nodes.ts';
import { writtenIn } from '../syntax/written.ts';

const persian = /(?=\p{L})\p{Script=Arabic}/u;
/** A placeholder's name is in Latin letters, whatever the language. */
const placeholder = /\{\w+\}/g;
/** A word that shows a text is English. Shorter ones may be units or symbols. */
const englishWord = /\p{Script=Latin}{4}/u;

type Found = Pick<Fault, 'wrong' | 'instead'>;

const pair = "['فارسی', 'English']";

/** The texts of a pair, without computed parts; undefined for a text that is computed entirely. */
function textsOf({ elements }: ArrayExpression): (string | undefined)[] {
  return elements.map((element) => {
    if (element?.type !== 'Literal' && element?.type !== 'TemplateLiteral') return undefined;
    const isComputed = element.type === 'TemplateLiteral' && element.expressions.length > 0;
    const text = writtenIn(element)
      .map((written) => written.text)
      .join('');
    return isComputed && text.trim() === '' ? undefined : text;
  });
}

const placeholders = (text: string) => [...new Set(text.match(placeholder))].sort().join(' ');

/** The fault in a message's two texts. */
function faultOfTexts(fa: string, en: string): Found | undefined {
  const [faWords, enWords] = [fa, en].map((text) => text.replace(placeholder, ''));
  const lacksPersian = fa.trim() === '' || (!persian.test(fa) && englishWord.test(faWords ?? ''));
  if (lacksPersian) return { wrong: 'the Persian text is missing', instead: `Write both: ${pair}` };
  if (en.trim() === '' || persian.test(enWords ?? '')) {
    return { wrong: 'the English text is missing', instead: `Write both: ${pair}` };
  }
  if (placeholders(fa) === placeholders(en)) return undefined;
  const wrong = `one language has the places “${placeholders(fa)}”, the other “${placeholders(en)}”`;
  return { wrong, instead: 'Name the same in both' };
}

/** The fault in a list that should be a message. */
function faultOfPair(list: ArrayExpression): Found | undefined {
  const texts = textsOf(list);
  if (texts.length !== 2) {
    const wrong = `the text is in ${texts.length} languages`;
    return { wrong, instead: `Write it in two: ${pair}` };
  }
  const [fa, en] = texts;
  return fa === undefined || en === undefined ? undefined : faultOfTexts(fa, en);
}

/** The object passed to `messages`, also under `satisfies`. */
function textsIn(node: Node | undefined): ObjectExpression | undefined {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') {
    return textsIn(node.expression);
  }
  return node?.type === 'ObjectExpression' ? node : undefined;
}

/** The values of `messages('name', { … })`. */
function valuesOfMessages(node: Node): Node[] {
  const isMessages =
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'messages';
  const properties = isMessages ? (textsIn(node.arguments[1])?.properties ?? []) : [];
  return properties.flatMap((each) => (each.type === 'Property' ? [each.value] : []));
}

/** Anywhere, a list that contains only texts, at least one of them Persian, is a message. */
const isMessage = (node: Node): node is ArrayExpression =>
  node.type === 'ArrayExpression' &&
  node.elements.length <= 2 &&
  textsOf(node).some((text) => text && persian.test(text));

function faultOfValue(value: Node): Found | undefined {
  if (value.type === 'ArrayExpression') return faultOfPair(value);
  if (writtenIn(value).length === 0) return undefined;
  return { wrong: 'the text is in one language', instead: `Write it in two: ${pair}` };
}

/**
 * Finds messages that lack one of the languages. The types reject a list with one text and a bare text, but not an
 * empty text, a text in the wrong language, or a placeholder missing in one language.
 */
export function oneLanguage(source: Source): Fault[] {
  const nodes = [...nodesOf(source)];
  const values = new Set([...nodes.flatMap(valuesOfMessages), ...nodes.filter(isMessage)]);
  return [...values].flatMap((value) => {
    const found = faultOfValue(value);
    return found ? [{ path: source.path, line: lineAt(source.text, value.start), ...found }] : [];
  });
}
