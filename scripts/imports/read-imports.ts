import { preProcessFile } from 'typescript';

const astroCode = /^---\n([\s\S]*?)\n---|<script(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/script>/gm;

/** The code of an Astro file that can import: front matter and scripts. */
function codeOf(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  return [...text.matchAll(astroCode)]
    .map(([, matter, script]) => matter ?? script ?? '')
    .join('\n');
}

/** The import specifiers of a file, as written. */
export function readImports(file: string, text: string): string[] {
  return specifiersIn(codeOf(file, text)).map(({ fileName }) => fileName);
}

/** The import specifiers of a file without those of `import()`, which loads a file later and may close a circle. */
export function readStaticImports(file: string, text: string): string[] {
  const code = codeOf(file, text);
  const isDynamic = (pos: number) => /\bimport\s*\(\s*$/.test(code.slice(0, pos));
  return specifiersIn(code)
    .filter(({ pos }) => !isDynamic(pos))
    .map(({ fileName }) => fileName);
}

function specifiersIn(code: string) {
  return preProcessFile(code, true, true).importedFiles;
}
