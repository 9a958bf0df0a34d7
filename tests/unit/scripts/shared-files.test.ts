import { describe, expect, it } from 'vitest';
import { sharedFiles } from '../../../scripts/chunks/shared-files.ts';

/** Static and dynamic imports of a module; the caller marks entries. */
type Sketch = Record<string, { now?: string[]; later?: string[]; size?: number }>;

const page = (name: string) => `/app/src/islands/${name}.tsx`;
const shell = '/app/src/islands/shell/shell.ts';

function modulesOf(sketch: Sketch, entries: readonly string[]) {
  return Object.entries(sketch).map(([id, { now = [], later = [], size = 10 }]) => ({
    id,
    isEntry: entries.includes(id),
    importedIds: now,
    dynamicallyImportedIds: later,
    size,
  }));
}

/** Pages that share nothing, so that modules of two or three pages don't count as common. */
const others = Array.from({ length: 12 }, (_, index) => page(`Other${index}`));

const filesOf = (sketch: Sketch, ...entries: string[]) => {
  const modules = { ...sketch, ...Object.fromEntries(others.map((other) => [other, {}])) };
  return Object.fromEntries(sharedFiles(modulesOf(modules, [...entries, ...others])));
};

describe('the files of shared modules', () => {
  it('are the shell for modules on every page', () => {
    const files = filesOf(
      {
        [shell]: { now: ['/a.ts'] },
        [page('One')]: { now: ['/a.ts'] },
        '/a.ts': { now: ['/b.ts'] },
        '/b.ts': {},
      },
      shell,
      page('One'),
    );
    expect(files).toEqual({ [shell]: 'shell', '/a.ts': 'shell', '/b.ts': 'shell' });
  });

  it('are the shell for modules that three eighths of the pages import, and their imports', () => {
    const pages = others.slice(0, 10);
    const sketch = Object.fromEntries(
      pages.map((name, index) => [
        name,
        { now: [...(index < 4 ? ['/four.ts'] : []), ...(index < 3 ? ['/three.ts'] : [])] },
      ]),
    );
    const modules = modulesOf(
      {
        ...sketch,
        [shell]: {},
        '/four.ts': { now: ['/below.ts'] },
        '/three.ts': {},
        '/below.ts': {},
      },
      [shell, ...pages],
    );
    const files = Object.fromEntries(sharedFiles(modules));
    expect(files).toMatchObject({
      '/four.ts': 'shell',
      '/below.ts': 'shell',
      '/three.ts': 'three',
    });
  });

  it('are one file for modules that the same pages import', () => {
    const files = filesOf(
      {
        [page('One')]: { now: ['/a.ts', '/own.ts'] },
        [page('Two')]: { now: ['/a.ts', '/b.ts'] },
        [page('Three')]: { now: ['/c.ts'] },
        '/own.ts': {},
        '/a.ts': { now: ['/b.ts'] },
        '/b.ts': { now: ['/c.ts'] },
        '/c.ts': {},
      },
      page('One'),
      page('Two'),
      page('Three'),
    );
    expect(files).toEqual({ '/a.ts': 'a', '/b.ts': 'a', '/c.ts': 'c' });
  });

  it('keep modules that are fetched later out of the pages’ files', () => {
    const files = filesOf(
      {
        [page('One')]: { now: ['/a.ts'], later: ['/late.ts', '/later.ts'] },
        [page('Two')]: { now: ['/a.ts'] },
        '/a.ts': {},
        '/late.ts': { now: ['/shared.ts'] },
        '/later.ts': { now: ['/shared.ts'] },
        '/shared.ts': {},
      },
      page('One'),
      page('Two'),
    );
    expect(files).toEqual({ '/a.ts': 'a', '/shared.ts': 'shared' });
  });

  describe('of modules the dashboard fetches as soon as it runs', () => {
    const waiting = '/app/src/stores/device/preorders.ts';

    it('are one file in addition to the pages’ files', () => {
      const filesWith = (fetched: string) =>
        filesOf(
          {
            [page('One')]: { later: [fetched, '/late.ts', '/later.ts'] },
            [fetched]: { now: ['/a.ts', '/b.ts'] },
            '/late.ts': { now: ['/a.ts'] },
            '/later.ts': { now: ['/b.ts'] },
            '/a.ts': {},
            '/b.ts': {},
          },
          page('One'),
        );
      expect(new Set(Object.values(filesWith(waiting))).size).toBe(1);
      expect(new Set(Object.values(filesWith('/app/src/stores/device/other.ts'))).size).toBe(2);
    });

    it('are at most five including those of its page', () => {
      const numbers = [0, 1, 2, 3, 4, 5];
      const names = numbers.map((index) => `/m${index}.ts`);
      const filesWith = (fetched: string) =>
        filesOf(
          {
            [page('One')]: { now: names.slice(0, 5), later: [fetched] },
            [fetched]: { now: names },
            ...Object.fromEntries(
              numbers.map((index) => [
                page(`Page${index}`),
                { now: names.slice(index, index + 1) },
              ]),
            ),
            ...Object.fromEntries(names.map((name) => [name, {}])),
          },
          page('One'),
          ...numbers.map((index) => page(`Page${index}`)),
        );
      expect(new Set(Object.values(filesWith(waiting))).size).toBe(5);
      expect(new Set(Object.values(filesWith('/app/src/stores/device/other.ts'))).size).toBe(6);
    });
  });

  /** A page that shares a module with each of many others, some larger than the rest. */
  function crowded(count: number) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const sketch: Sketch = { [page('Hub')]: { now: numbers.map((index) => `/m${index}.ts`) } };
    for (const index of numbers) {
      sketch[page(`Page${index}`)] = { now: [`/m${index}.ts`] };
      sketch[`/m${index}.ts`] = { size: index < 2 ? 1 : 1000 };
    }
    return sharedFiles(
      modulesOf(
        sketch,
        Object.keys(sketch).filter((id) => /\.tsx$/.test(id)),
      ),
    );
  }

  it('are at most six per page', () => {
    const files = crowded(40);
    expect(new Set(files.values()).size).toBe(6);
    expect(files.size).toBe(40);
  });

  it('are merged where that adds the fewest needless bytes', () => {
    const files = crowded(7);
    expect(files.get('/m0.ts')).toBe(files.get('/m1.ts'));
    expect(new Set(files.values()).size).toBe(6);
  });

  it('are merged with regard to their modules’ imports', () => {
    const names = ['Hub', 'Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Big', 'Bigger'];
    const files = filesOf(
      {
        [page('Hub')]: { now: [0, 1, 2, 3, 4, 5].map((index) => `/m${index}.ts`) },
        [page('Zero')]: { now: ['/m0.ts'] },
        [page('One')]: { now: ['/m1.ts'] },
        [page('Two')]: { now: ['/m2.ts'] },
        [page('Three')]: { now: ['/m3.ts'] },
        [page('Four')]: { now: ['/m4.ts'] },
        [page('Five')]: { now: ['/m5.ts'] },
        [page('Big')]: { now: ['/big.ts'] },
        [page('Bigger')]: { now: ['/big.ts'] },
        '/m0.ts': { now: ['/big.ts'], size: 4 },
        '/m1.ts': { size: 1 },
        '/m2.ts': { size: 5 },
        '/m3.ts': { size: 1000 },
        '/m4.ts': { size: 1000 },
        '/m5.ts': { size: 1000 },
        '/big.ts': { size: 5000 },
      },
      ...names.map(page),
    );
    expect(files['/m1.ts']).toBe(files['/m2.ts']);
    expect(new Set(Object.values(files)).size).toBe(6);
  });

  it('do not depend on the order in which modules are read', () => {
    const modules = modulesOf(
      {
        [page('One')]: { now: ['/x/same.ts', '/y/same.ts'] },
        [page('Two')]: { now: ['/x/same.ts'], later: ['/y/same.ts'] },
        '/x/same.ts': {},
        '/y/same.ts': { now: ['/z.ts'] },
        '/z.ts': {},
      },
      [page('One'), page('Two')],
    );
    const sorted = (files: Map<string, string>) => [...files].sort();
    expect(sorted(sharedFiles(modules.toReversed()))).toEqual(sorted(sharedFiles(modules)));
  });

  it('have distinct names where modules have the same name', () => {
    const files = filesOf(
      {
        [page('One')]: {
          now: ['/src/api/paths.ts', '/src/panel/paths.ts', '/src/panel/\0paths.ts'],
        },
        [page('Two')]: { now: ['/src/api/paths.ts', '/src/panel/paths.ts'] },
        [page('Three')]: { now: ['/src/panel/paths.ts', '/src/panel/\0paths.ts'] },
        '/src/api/paths.ts': {},
        '/src/panel/paths.ts': {},
        '/src/panel/\0paths.ts': {},
      },
      page('One'),
      page('Two'),
      page('Three'),
    );
    expect(new Set(Object.values(files)).size).toBe(3);
    for (const name of Object.values(files)) expect(name).toMatch(/^[\w-]+$/);
  });
});
