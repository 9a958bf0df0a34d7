import path from 'node:path';
import type { Fault } from '../checking/fault.ts';
import { floors } from './floors.ts';

/** Who may import whom, by folder. A folder may always import itself, except for the roots of islands. */
export const directions: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/panel': ['src/domain'],
  'src/i18n': ['src/domain', 'src/panel'],
  'src/api': ['src/domain'],
  'src/stores': ['src/domain', 'src/panel', 'src/i18n', 'src/api'],
  'src/ui': ['src/domain', 'src/panel', 'src/i18n'],
  'src/islands': ['src/ui', 'src/stores', 'src/i18n', 'src/domain', 'src/panel', 'src/styles'],
  'src/offline': ['src/panel'],
  'src/layouts': [
    'src/islands',
    'src/i18n',
    'src/domain',
    'src/panel',
    'src/ui',
    'src/stores',
    'src/offline',
    'src/styles',
  ],
  'src/styleguide': ['src/ui', 'src/layouts', 'src/i18n', 'src/domain', 'src/styles'],
  'src/pages': [
    'src/islands',
    'src/layouts',
    'src/i18n',
    'src/domain',
    'src/panel',
    'src/ui',
    'src/styles',
  ],
  server: ['src/domain', 'src/api', 'package.json'],
};

/** Packages a folder may use; a folder not named here may use any. */
export const packages: Record<string, readonly string[]> = {
  'src/domain': ['zod/mini'],
  'src/i18n': [],
  'src/api': ['zod/mini'],
};

const folders = Object.keys(directions);

/** The folder of `directions` that holds the file, if any. */
export function folderOf(file: string): string | undefined {
  return folders.find((folder) => file.startsWith(`${folder}/`));
}

/** The level of a folder in its layer's order, -1 for a folder that has none yet. */
function floorOf(order: readonly string[], folder: string): number {
  const named = order.indexOf(folder);
  return named < 0 ? order.indexOf(path.join(path.dirname(folder), '*')) : named;
}

type FaultOfImport = Pick<Fault, 'wrong' | 'instead'>;

/** The fault of an import within a layer that has floors, if any. */
function faultOfFloor(layer: string, file: string, target: string): FaultOfImport | undefined {
  const order = floors[layer];
  if (!order) return undefined;
  const [from, to] = [file, target].map((each) => path.relative(layer, path.dirname(each)) || '.');
  if (!from || !to || from === to) return undefined;
  const [upper, lower] = [floorOf(order, from), floorOf(order, to)];
  const unplaced = upper < 0 ? from : to;
  if (upper < 0 || lower < 0) {
    const instead = 'Give it its place in scripts/imports/floors.ts';
    return { wrong: `${layer} has no floor for ${unplaced}`, instead };
  }
  const wrong = `${layer}/${from} may not import ${to}`;
  if (lower === upper) return { wrong, instead: 'Name one of them in scripts/imports/floors.ts' };
  if (lower < upper) return undefined;
  const instead = 'Move what is shared to a floor below both, or hand it in from above';
  return { wrong: `${wrong}, a floor above it`, instead };
}

/** Islands are the components directly in `src/islands`, and the shell's four; anything deeper is part of an island. */
function isIsland(file: string): boolean {
  return /^src\/islands\/(shell\/)?[A-Z][^/]*\.tsx$/.test(file);
}

/** The fault of one import, if any. `target` is a path in the project or a package name. */
export function faultOf(
  file: string,
  target: string,
  isPackage: boolean,
): FaultOfImport | undefined {
  const from = folderOf(file);
  if (!from) return undefined;
  if (isPackage) {
    const allowed = packages[from];
    if (!allowed || allowed.includes(target)) return undefined;
    const instead = 'Do without it, or in a layer that may use it';
    return { wrong: `${from} may not use the package ${target}`, instead };
  }
  if (isIsland(target) && from === 'src/islands' && file !== 'src/islands/shell/shell.ts') {
    const instead = 'Move what both need to src/ui, or to a folder of parts in src/islands';
    return { wrong: 'an island may not import another island', instead };
  }
  const to = folderOf(target) ?? target.split('/').slice(0, 2).join('/');
  if (to === from) return faultOfFloor(from, file, target);
  if (directions[from]?.includes(to)) return undefined;
  const may = directions[from]?.join(', ') || 'nothing but itself';
  return { wrong: `${from} may not import ${to}`, instead: `It may import ${may}` };
}
