/** Judges a history again that a fault program has left: `node tests/faults/history/judge.ts FILE`. */

import { readHistory } from './history-file.ts';
import { sumUp } from './hold-to-promises.ts';
import { judgeHistory } from './judge-history.ts';
import { tellBroken } from './judges/broken.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Which file?');
const history = readHistory(file);
const broken = judgeHistory(history);
for (const each of broken) console.log(tellBroken(each, history.operations));
console.log(broken.length === 0 ? sumUp(history) : `${broken.length} promises are broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
