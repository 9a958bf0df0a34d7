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
  return preProcessFile(codeOf(file, text), true, true).importedFiles.map(
    ({ fileName }) => fileName,
  );
}
