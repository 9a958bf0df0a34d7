/** Judges a history saved by a fault program again: `node tests/faults/history/judge.ts FILE`. */

import { readHistory } from './history-file.ts';
import { sumUp } from './hold-to-promises.ts';
import { judgeHistory } from './judge-history.ts';
import { describeBroken } from './judges/broken.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name a file: node tests/faults/history/judge.ts FILE');
const history = readHistory(file);
const broken = judgeHistory(history);
for (const each of broken) console.log(describeBroken(each, history.operations));
console.log(broken.length === 0 ? sumUp(history) : `${broken.length} promises are broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
