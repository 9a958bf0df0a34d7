import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo/browser';
import { iconNames } from '../ui/base/icon-names.ts';
import { illustrationNames } from '../ui/base/illustration-names.ts';

const icons = join(
  dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')),
  'icons',
);
const illustrations = join(process.cwd(), 'src/ui/illustrations');

/** A picture of 16 units is at most 32 px wide, so a hundredth of a unit is at most a fiftieth of a pixel. */
const floatPrecision = 2;

/** Turns an SVG file into a symbol, keeping only drawing attributes. */
function symbol(id: string, svg: string): string {
  const { data } = optimize(svg, { floatPrecision });
  const [, root = '', drawing = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(data) ?? [];
  const style = root.replaceAll(/\s(xmlns|width|height|class)="[^"]*"/g, '');
  return `<symbol id="${id}"${style}>${drawing.trim()}</symbol>`;
}

async function read(folder: string, prefix: string, names: readonly string[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) =>
      symbol(`${prefix}${name}`, await readFile(join(folder, `${name}.svg`), 'utf8')),
    ),
  );
}

/** All icons and illustrations as one SVG of symbols. */
export async function pictureSprite(): Promise<string> {
  const symbols = [
    ...(await read(icons, 'icon-', iconNames)),
    ...(await read(illustrations, 'picture-', illustrationNames)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
