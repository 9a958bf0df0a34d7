/** Who may import whom, by folder. A folder may always import itself, but for islands' roots. */
export const directions: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/i18n': ['src/domain'],
  'src/api': ['src/domain'],
  'src/stores': ['src/domain', 'src/i18n', 'src/api'],
  'src/ui': ['src/domain', 'src/i18n'],
  'src/islands': ['src/ui', 'src/stores', 'src/i18n', 'src/domain', 'src/styles'],
  'src/offline': [],
  'src/layouts': [
    'src/islands',
    'src/i18n',
    'src/domain',
    'src/ui',
    'src/stores',
    'src/offline',
    'src/styles',
  ],
  'src/styleguide': ['src/ui', 'src/layouts', 'src/i18n', 'src/domain'],
  'src/pages': ['src/islands', 'src/layouts', 'src/i18n', 'src/domain', 'src/ui', 'src/styles'],
  server: ['src/domain', 'src/api'],
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

/** An island's root stands in `src/islands` itself and bears a component's name; hooks and pieces do not. */
function isIslandRoot(file: string): boolean {
  return /^src\/islands\/[A-Z][^/]*\.tsx$/.test(file);
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
  if (isIslandRoot(target) && from === 'src/islands' && file !== 'src/islands/shell.ts') {
    return 'an island may not import another island';
  }
  const to = folderOf(target) ?? target.split('/').slice(0, 2).join('/');
  return to === from || directions[from]?.includes(to) ? undefined : `${from} may not import ${to}`;
}
