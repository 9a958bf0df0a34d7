/** Checks every import against the allowed directions. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultOf } from './imports/directions.ts';
import { readImports } from './imports/read-imports.ts';

const files = globSync('{src,server}/**/*.{ts,tsx,astro}');

function faultsIn(file: string): string[] {
  const faults = readImports(file, readFileSync(file, 'utf8')).map((specifier) => {
    const isPackage = !specifier.startsWith('.');
    const path = specifier.replace(/\?.*$/, '');
    return faultOf(file, isPackage ? path : join(dirname(file), path), isPackage);
  });
  return faults.filter((fault) => fault !== undefined).map((fault) => `${file}: ${fault}`);
}

const faults = files.flatMap(faultsIn);
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} forbidden imports.`);
process.exitCode = faults.length === 0 ? 0 : 1;
