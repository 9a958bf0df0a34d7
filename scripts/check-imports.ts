/** Checks every import against the allowed directions. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findCircles } from './imports/circles.ts';
import { faultOf } from './imports/directions.ts';
import { readImports, readStaticImports } from './imports/read-imports.ts';

const files = globSync('{src,server}/**/*.{ts,tsx,astro}');

function faultsIn(file: string): string[] {
  const faults = readImports(file, readFileSync(file, 'utf8')).map((specifier) => {
    const isPackage = !specifier.startsWith('.');
    const path = specifier.replace(/\?.*$/, '');
    return faultOf(file, isPackage ? path : join(dirname(file), path), isPackage);
  });
  return faults.filter((fault) => fault !== undefined).map((fault) => `${file}: ${fault}`);
}

function staticTargets(file: string): string[] {
  const specifiers = readStaticImports(file, readFileSync(file, 'utf8'));
  const own = specifiers.filter((specifier) => specifier.startsWith('.'));
  return own.map((specifier) => join(dirname(file), specifier.replace(/\?.*$/, '')));
}

const circles = findCircles(new Map(files.map((file) => [file, staticTargets(file)])));
const faults = [
  ...files.flatMap(faultsIn),
  ...circles.map((circle) => `import circle: ${circle.join(' → ')}`),
];
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} forbidden imports and circles.`);
process.exitCode = faults.length === 0 ? 0 : 1;
