import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/deploy/distributed.md'),
  'utf8',
);

/** Rows of the page on distributed databases: `| table | how | key | … |`. */
export const describedTables = [
  ...page.matchAll(/^\| `(\w+)` \| (distributed|reference|own key|one node) \| (?:`(\w+)`)? ?\|/gm),
].map(([, table = '', how = '', key]) => ({ table, how, key }));
