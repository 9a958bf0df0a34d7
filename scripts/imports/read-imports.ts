import { preProcessFile } from 'typescript';
import { lineAt } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';

/** An import as written. A late one is an `import()`, which loads its file later and may close a circle. */
export interface Import {
  specifier: string;
  line: number;
  isDynamic: boolean;
}

const astroCode = /^---\n([\s\S]*?)\n---|<script(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/script>/gm;

/** The parts of an Astro file that can import, front matter and scripts, at their original line numbers. */
function codeOf({ path, text }: Source): string {
  if (!path.endsWith('.astro')) return text;
  let code = '';
  for (const { 0: found, 1: matter, 2: script, index } of text.matchAll(astroCode)) {
    const piece = matter ?? script ?? '';
    const start = index + found.indexOf(piece);
    code += `${text.slice(code.length, start).replace(/[^\n]/g, ' ')}${piece}`;
  }
  return code;
}

/** The imports of a file, in order. */
export function readImports(source: Source): Import[] {
  const code = codeOf(source);
  return preProcessFile(code, true, true).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    line: lineAt(code, pos),
    isDynamic: /\bimport\s*\(\s*$/.test(code.slice(0, pos)),
  }));
}
