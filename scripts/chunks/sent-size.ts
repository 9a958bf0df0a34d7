import { minifySync } from 'vite';

/** Size of a module's code after minification, in characters: half of the source is comments. */
export function sentSize(code: string): number {
  const minified = minifySync('module.js', code, { module: true });
  return minified.errors.length > 0 ? code.length : minified.code.length;
}
