/** The cache in which a device keeps all of a version of the panel. */
export const cachePrefix = 'panel-';
export const cacheOf = (version: string): string => cachePrefix + version;

/** The folder of a version's scripts and stylesheets, without a slash at its end. */
export const folderOf = (version: string): string => `/_astro/${version}`;

/** The version that a page or an address is of; undefined for what all versions share. */
export const versionIn = (text: string): string | undefined => /\/_astro\/(\w+)\//.exec(text)?.[1];
