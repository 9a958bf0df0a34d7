import { parse } from '@astrojs/compiler-rs';
import { type Node, parseSync } from 'oxc-parser';
import type { Source } from '../checking/sources.ts';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* within(node: object, isLeftOut: (node: Node) => boolean): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (!isNode(inner) || isLeftOut(inner)) continue;
      yield inner;
      yield* within(inner, isLeftOut);
    }
  }
}

/**
 * The syntax nodes of a TypeScript or Astro file, whose compiler creates the same kinds of node, parents before
 * children. Skips the contents of excluded nodes.
 */
export function nodesOf(
  { path, text }: Source,
  isLeftOut: (node: Node) => boolean = () => false,
): Generator<Node> {
  const syntax = path.endsWith('.astro') ? parse(text).ast : parseSync(path, text).program;
  return within(syntax, isLeftOut);
}
