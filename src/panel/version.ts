/** Prefix of the cache in which a device keeps a version of the panel. */
export const cachePrefix = 'panel-';
export const cacheOf = (version: string): string => cachePrefix + version;

/** The folder of a version's scripts and stylesheets, without a trailing slash. */
export const folderOf = (version: string): string => `/_astro/${version}`;

/** The version in a page or a URL; undefined for files that all versions share. */
export const versionIn = (text: string): string | undefined => /\/_astro\/(\w+)\//.exec(text)?.[1];
