import { minifySync } from 'vite';

/** Characters of a module's code as it is sent: in the sources, comments are half of it. */
export function sentSize(code: string): number {
  const minified = minifySync('module.js', code, { module: true });
  return minified.errors.length > 0 ? code.length : minified.code.length;
}
