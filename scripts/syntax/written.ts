import type { Node } from 'oxc-parser';

/** A string or number literal in the code. Of a template, the parts between its substitutions. */
export interface Written {
  start: number;
  text: string;
}

/** The expressions that an expression can evaluate to, such as both branches of a condition. */
function outcomesOf(node: Node | null): Node[] {
  if (!node) return [];
  switch (node.type) {
    case 'ConditionalExpression':
      return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
    case 'LogicalExpression':
      return [...outcomesOf(node.left), ...outcomesOf(node.right)];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return outcomesOf(node.expression);
    default:
      return [node];
  }
}

function partsOf(node: Node): Written[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
        ? [{ start: node.start, text: String(node.value) }]
        : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ start, value }) => ({ start, text: value.cooked ?? value.raw }));
    case 'BinaryExpression':
      return node.operator === '+' ? [...writtenIn(node.left), ...writtenIn(node.right)] : [];
    case 'UnaryExpression':
      return writtenIn(node.argument);
    default:
      return [];
  }
}

/** The literals that can be an expression's value or part of it. */
export const writtenIn = (node: Node | null): Written[] => outcomesOf(node).flatMap(partsOf);

const isComputed = (node: Node) =>
  node.type === 'BinaryExpression' ||
  (node.type === 'TemplateLiteral' && node.expressions.length > 0);

/** The literals that can be an expression's entire value. */
export const fixedIn = (node: Node | null): Written[] =>
  outcomesOf(node)
    .filter((outcome) => !isComputed(outcome))
    .flatMap(partsOf);
