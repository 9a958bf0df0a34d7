const packages = [
  'preact',
  'react',
  'react-dom',
  'scheduler',
  'nanostores',
  '@nanostores',
  'astro',
  '@astrojs',
];
const shellStores = [
  'document',
  'drawer',
  'guard',
  'header-title',
  'locale',
  'navigation',
  'outbox-mark',
  'router',
  'session',
  'messages',
  'text-size',
  'theme',
  'toasts',
];
const shellUi = ['Icon', 'Illustration', 'MenuLink', 'MenuTree', 'Popup', 'Slides', 'Text', 'menu'];

const any = (names: readonly string[]) => `(${names.join('|')})`;

const shell = new RegExp(
  [
    `/node_modules/${any(packages)}/`,
    `/src/stores/${any(shellStores)}\\.ts`,
    `/src/ui/${any(shellUi)}\\.tsx?`,
    '/src/islands/(header/|drawer/|use-)',
    '/src/i18n/(locale|message|pick|messages/(shell|slides))\\.ts',
    '/src/(api/(client|paths)|offline/keep-pages|domain/(panel|routes))\\.ts',
  ].join('|'),
);

/**
 * What each page needs before its shell is live travels in one file: on a slow line a request costs more than bytes,
 * and shared pieces would otherwise become twenty files of a few hundred.
 */
export function shellInOneChunk() {
  return { output: { codeSplitting: { groups: [{ name: 'shell', test: shell }] } } };
}
