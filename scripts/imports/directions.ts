import path from 'node:path';
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
  'src/styleguide': ['src/ui', 'src/layouts', 'src/i18n', 'src/domain'],
  'src/pages': [
    'src/islands',
    'src/layouts',
    'src/i18n',
    'src/domain',
    'src/panel',
    'src/ui',
    'src/styles',
  ],
  server: ['src/domain', 'src/api'],
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

/** The floor of a folder in its layer's order, -1 for a folder that must be given one. */
function floorOf(order: readonly string[], folder: string): number {
  const named = order.indexOf(folder);
  return named < 0 && !folder.includes('/') ? order.indexOf('*') : named;
}

/** The fault of an import inside a layer with floors, if any. */
function faultOfFloor(layer: string, file: string, target: string): string | undefined {
  const order = floors[layer];
  if (!order) return undefined;
  const [from, to] = [file, target].map((each) => path.relative(layer, path.dirname(each)) || '.');
  if (!from || !to || from === to) return undefined;
  const [upper, lower] = [floorOf(order, from), floorOf(order, to)];
  if (upper < 0) return `${layer} has no floor for ${from}: give it its place in floors.ts`;
  if (lower < 0) return `${layer} has no floor for ${to}: give it its place in floors.ts`;
  if (lower === upper)
    return `${layer}/${from} may not import ${to}: name one of them in floors.ts`;
  return lower < upper ? undefined : `${layer}/${from} may not import ${to}, a floor above it`;
}

/** Islands are the components directly in `src/islands`, and the shell's four; anything deeper is a part of one. */
function isIsland(file: string): boolean {
  return /^src\/islands\/(shell\/)?[A-Z][^/]*\.tsx$/.test(file);
}

/** The fault of one import, if any; `target` is a path in the project, or a package name. */
export function faultOf(file: string, target: string, isPackage: boolean): string | undefined {
  const from = folderOf(file);
  if (!from) return undefined;
  if (isPackage) {
    const allowed = packages[from];
    return allowed && !allowed.includes(target)
      ? `${from} may not use the package ${target}`
      : undefined;
  }
  if (isIsland(target) && from === 'src/islands' && file !== 'src/islands/shell/shell.ts') {
    return 'an island may not import another island';
  }
  const to = folderOf(target) ?? target.split('/').slice(0, 2).join('/');
  if (to === from) return faultOfFloor(from, file, target);
  return directions[from]?.includes(to) ? undefined : `${from} may not import ${to}`;
}
