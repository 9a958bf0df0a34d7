import type { ArrayExpression, Node, ObjectExpression } from 'oxc-parser';
import { type Fault, lineAt } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';
import { nodesOf } from '../syntax/nodes.ts';
import { writtenIn } from '../syntax/written.ts';

const persian = /(?=\p{L})\p{Script=Arabic}/u;
/** What is put in has a name in Latin letters, which is in no language. */
const placeholder = /\{\w+\}/g;
/** Words that an English text is made of. Shorter ones may be units or signs. */
const englishWord = /\p{Script=Latin}{4}/u;

type Found = Pick<Fault, 'wrong' | 'instead'>;

const pair = "['فارسی', 'English']";

/** The texts of a pair as they are typed, each without what is computed; undefined for one that is computed whole. */
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

/** What is wrong with the two texts of a message. */
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

/** What is wrong with a list that is to be a message. */
function faultOfPair(list: ArrayExpression): Found | undefined {
  const texts = textsOf(list);
  if (texts.length !== 2) {
    const wrong = `the text is in ${texts.length} languages`;
    return { wrong, instead: `Write it in two: ${pair}` };
  }
  const [fa, en] = texts;
  return fa === undefined || en === undefined ? undefined : faultOfTexts(fa, en);
}

/** The object in the call of `messages`, also under `satisfies`. */
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

/** A list with Persian and nothing but texts in it is a message wherever it stands. */
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
 * Finds messages that are not there in both languages. The types refuse a list of one and a bare text, but not an empty
 * text, a text in the other language, or a place that one language leaves out.
 */
export function oneLanguage(source: Source): Fault[] {
  const nodes = [...nodesOf(source)];
  const values = new Set([...nodes.flatMap(valuesOfMessages), ...nodes.filter(isMessage)]);
  return [...values].flatMap((value) => {
    const found = faultOfValue(value);
    return found ? [{ path: source.path, line: lineAt(source.text, value.start), ...found }] : [];
  });
}
