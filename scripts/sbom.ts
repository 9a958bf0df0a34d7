/** Writes the bill of materials (CycloneDX) of the shipped packages to `sbom.cdx.json`, from the lock. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Bill, withoutCircumstances } from './packages/bill-of-materials.ts';

const file = 'sbom.cdx.json';
const words =
  'sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --omit dev'.split(' ');
const written = execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const bill = withoutCircumstances(JSON.parse(written) as Bill, name);
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages in ${file}.`);
