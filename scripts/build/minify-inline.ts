import { minifySync } from 'vite';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

const known = new Map<string, string>();

function minified(code: string): string {
  const before = known.get(code);
  if (before !== undefined) return before;
  const result = minifySync('inline.js', code, { module: false });
  if (result.errors.length > 0) throw new Error('An inline script of a page cannot be parsed.');
  known.set(code, result.code);
  return result.code;
}

/** Minifies the inline scripts of a page: they are part of its first answer. */
export async function minifyInline(html: string): Promise<string> {
  return html.replace(inlineScript, (_, code: string) => `<script>${minified(code)}</script>`);
}
