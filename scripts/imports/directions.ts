import path from 'node:path';

/** Who may import whom, by folder. A folder may always import itself, but for islands' roots. */
export const directions: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/panel': ['src/domain'],
  'src/i18n': ['src/domain', 'src/panel'],
  'src/api': ['src/domain'],
  'src/stores': ['src/domain', 'src/panel', 'src/i18n', 'src/api'],
  'src/ui': ['src/domain', 'src/panel', 'src/i18n'],
  'src/islands': ['src/ui', 'src/stores', 'src/i18n', 'src/domain', 'src/panel', 'src/styles'],
  'src/offline': [],
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

/**
 * The floors inside a layer, from the ground up: a folder may import those before it and never one after it, so there
 * are no circles among them. `.` is the layer's own files.
 */
export const floors: Record<string, readonly string[]> = {
  'src/domain': [
    'vocabulary',
    'typed',
    'lab-format',
    'frame',
    'catalogue',
    'optics',
    'rx',
    'stock',
    'stock-grid',
    'stock-table',
    'spreadsheet',
    'rx/warnings',
    'rx/rules',
    'rx/draft',
    'order',
    'advice',
    'drawing',
    'lab-file',
  ],
  'src/stores': [
    'shell',
    'device',
    'compose',
    'rx',
    'stock',
    'stock-grid',
    'stock-files',
    'orders',
  ],
  'src/i18n': [
    'language',
    'shell',
    'login',
    'dashboard',
    'rx',
    'issues',
    'rx/late',
    'drawing',
    'drawing/door',
    'device',
    'stock',
    'stock-grid',
    'stock-files',
    'orders',
    'order',
  ],
  'src/ui': [
    'base',
    'forms',
    'facts',
    'shell',
    'compose',
    'rx',
    'drawing',
    'stock-single',
    'orders',
    'order-list',
    'order',
    'dashboard',
    'ticket',
  ],
  'src/islands': [
    'base',
    'toasts',
    'shell/header',
    'shell/drawer',
    'shell',
    'drawing',
    'drawing/door',
    'rx/form',
    'rx/fields',
    'rx/late/fields',
    'rx/late/eyes',
    'rx/late/origin',
    'rx/late/services',
    'rx/late/frame',
    'rx/late/more',
    'rx/late',
    'rx/drawing',
    'rx/fold',
    'rx/eyes',
    'rx/lens',
    'rx/sending',
    'stock',
    'stock-single',
    'stock-grid/hands',
    'stock-grid/notes',
    'stock-grid/cells',
    'stock-grid/more',
    'stock-grid/tools',
    'orders',
    'preorders',
    'order/drawing',
    'order',
    '.',
  ],
  server: [
    'config',
    'concurrency',
    'auth',
    'db/schema',
    'db/pool',
    'db/embedded',
    'db',
    'db/accounts',
    'db/catalogue',
    'db/stock',
    'db/orders',
    'catalogue',
    'orders',
    'http',
    'guards',
    'connections',
    'routes',
    'static',
    'sample',
    'admin',
    '.',
  ],
};

/** Packages a folder may use; a folder not named here may use any. */
export const packages: Record<string, readonly string[]> = {
  'src/domain': ['zod/mini'],
  'src/i18n': [],
  'src/api': ['zod/mini'],
};

const folders = Object.keys(directions);

/** The folder of the table that holds the file, if any. */
export function folderOf(file: string): string | undefined {
  return folders.find((folder) => file.startsWith(`${folder}/`));
}

/** What is wrong with an import inside a layer that has floors. */
function faultOfFloor(layer: string, file: string, target: string): string | undefined {
  const order = floors[layer];
  if (!order) return undefined;
  const [from, to] = [file, target].map((each) => path.relative(layer, path.dirname(each)) || '.');
  if (from === to) return undefined;
  const [lower, upper] = [order.indexOf(to ?? ''), order.indexOf(from ?? '')];
  if (upper < 0) return `${layer} has no floor for ${from}: give it its place in directions.ts`;
  if (lower < 0) return `${layer} has no floor for ${to}: give it its place in directions.ts`;
  return lower < upper ? undefined : `${layer}/${from} may not import ${to}, a floor above it`;
}

/** Islands are the components in `src/islands` itself, and the shell's four; what lies deeper is a piece of one. */
function isIsland(file: string): boolean {
  return /^src\/islands\/(shell\/)?[A-Z][^/]*\.tsx$/.test(file);
}

/** What is wrong with one import: `target` is a path in the project, or a package's name. Nothing wrong: undefined. */
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
