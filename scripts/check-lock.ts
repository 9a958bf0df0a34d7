/** Checks that the package lock leaves nothing open, without asking a registry. */
import { readFileSync } from 'node:fs';
import { report } from './checking/fault.ts';
import { faultsOfLock, type Lock } from './packages/lock-faults.ts';

const file = 'package-lock.json';
const text = readFileSync(file, 'utf8');
const { packages }: Lock = JSON.parse(text);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
report(`${Object.keys(packages).length - 1} packages`, faultsOfLock(file, text, manifest));
