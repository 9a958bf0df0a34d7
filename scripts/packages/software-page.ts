import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { softwarePath, softwareTexts } from '../../src/panel/software-path.ts';
import { type Shipped, serverPackages, shippedIn } from './shipped.ts';

/** Styles, icons and the font, which the bundler does not treat as modules. */
const unbundled = ['bootstrap', 'bootstrap-icons', 'vazirmatn'];

const root = resolve(import.meta.dirname, '../..');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const listed = ({ name, version, licence }: Shipped) =>
  `<li><span>${escaped(`${name} ${version}`)}</span> <small>${escaped(licence)}</small></li>`;

/** The page with one of its lists filled in. */
function filled(html: string, where: string, shipped: readonly Shipped[]): string {
  const place = new RegExp(`(<ul[^>]* data-shipped="${where}"[^>]*>)\\s*</ul>`);
  if (!place.test(html))
    throw new Error(`${softwarePath} has no list of the shipped packages for: ${where}.`);
  return html.replace(place, (_, list: string) => `${list}${shipped.map(listed).join('')}</ul>`);
}

function textOf({ name, version, licence, text }: Shipped): string {
  const title = `${name} ${version} (${licence})`;
  return `${title}\n${'='.repeat(title.length)}\n\n${text ?? 'The package ships no text of its licence.'}\n`;
}

/** Lists the packages shipped in this build on the page about software, and writes their licences beside it. */
export function softwarePage(folders: ReadonlySet<string>): AstroIntegration {
  return {
    name: 'adasi:software-page',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const inBrowser = shippedIn([
          ...folders,
          ...unbundled.map((name) => join(root, 'node_modules', name)),
        ]);
        const onServer = shippedIn(serverPackages(root));
        const page = join(dir.pathname, softwarePath, 'index.html');
        const html = filled(await readFile(page, 'utf8'), 'browser', inBrowser);
        await writeFile(page, filled(html, 'server', onServer));
        const all = new Map([...inBrowser, ...onServer].map((each) => [textOf(each), each.name]));
        const sorted = [...all].sort(([, one], [, other]) => (one < other ? -1 : 1));
        await writeFile(
          join(dir.pathname, softwareTexts),
          sorted.map(([text]) => text).join('\n\n'),
        );
      },
    },
  };
}
