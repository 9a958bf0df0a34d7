import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rewritePages } from '../../../scripts/build/rewrite-pages.ts';

/** A page as the framework writes it. */
const page = [
  '<!doctype html><html><head><meta charset="utf-8">',
  '<link rel="stylesheet" href="/_astro/panel.css">',
  '<style>astro-island,astro-slot{display:contents}</style>',
  '<script>const theme = localStorage.getItem("theme");</script>',
  '<script type="module" src="/_astro/entry.js"></script></head><body>',
  '<script>self.Astro = { load: true };</script>',
  '<astro-island uid="Z1axw" component-url="/_astro/Top.js" component-export="Top" renderer-url="/_astro/client.js"></astro-island>',
  '</body></html>',
].join('');

/** A build folder with the files of such a page, removed after the test. */
function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rewrite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '_astro'));
  const files = {
    'panel.css': '.main{color:red}',
    'entry.js': 'import"./shell.js";',
    'Top.js': 'export{a as Top}from"./shell.js";',
    'client.js': 'export{b as default}from"./shell.js";',
    'shell.js': 'const a=1,b=2;export{a,b};',
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, '_astro', name), text);
  return folder;
}

describe('pages after the build', () => {
  it('load their scripts after the first frame, without files that only re-export', async () => {
    const [html = ''] = await rewritePages([page], build());
    const asked = [...html.matchAll(/<link rel="later" href="([^"]+)"/g)].map(([, url]) => url);
    expect(asked).toEqual(['/_astro/shell.js']);
    expect(html).toContain('component-url="/_astro/shell.js" component-export="a"');
    expect(html).toContain('.main{color:red}</style>');
    expect(html).not.toMatch(/uid=|stylesheet|src=|self\.Astro/);
  });

  it.each([
    ['island-ids', / uid="\w+"/],
    ['skip-facades', 'component-url="/_astro/Top.js"'],
    ['inline-sheet', '<link rel="stylesheet" href="/_astro/panel.css">'],
    ['island-runtime', '<script>self.Astro = { load: true };</script>'],
  ])('stop the build if %s finds nothing to change', async (name, missing) => {
    const other = page.replace(missing, '');
    const expected =
      name === 'inline-sheet' ? /stylesheet/ : new RegExp(`^${name} changed no page`);
    await expect(rewritePages([other], build())).rejects.toThrow(expected);
  });

  it('stop the build if an inline script cannot be parsed', async () => {
    const broken = page.replace('const theme', 'const const');
    await expect(rewritePages([broken], build())).rejects.toThrow('cannot be parsed');
  });
});
