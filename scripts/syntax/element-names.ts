import type { JSXAttribute, Node } from 'oxc-parser';

/** The name of an element; empty for a fragment or a dynamic component. */
export const elementName = (node: Node): string =>
  node.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier'
    ? node.openingElement.name.name
    : '';

/** The name of an attribute, including its namespace. */
export const attributeName = ({ name }: JSXAttribute): string =>
  name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
