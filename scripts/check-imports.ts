/** Checks every import against the allowed directions. */
import { dirname, join } from 'node:path';
import { type Fault, report } from './checking/fault.ts';
import { readSources, type Source } from './checking/sources.ts';
import { findCircles } from './imports/circles.ts';
import { faultOf } from './imports/directions.ts';
import { type Import, readImports } from './imports/read-imports.ts';

const sources = readSources('{src,server}/**/*.{ts,tsx,astro}');
const imports = new Map(sources.map((source) => [source.path, readImports(source)]));

const isOwn = ({ specifier }: Import) => specifier.startsWith('.');
const withoutQuery = (specifier: string) => specifier.replace(/\?.*$/, '');

/** What an import names: a path in the project, or a package. */
const targetOf = (path: string, each: Import) =>
  isOwn(each) ? join(dirname(path), withoutQuery(each.specifier)) : withoutQuery(each.specifier);

function faultsIn({ path }: Source): Fault[] {
  return (imports.get(path) ?? []).flatMap((each) => {
    const fault = faultOf(path, targetOf(path, each), !isOwn(each));
    return fault ? [{ path, line: each.line, ...fault }] : [];
  });
}

function staticTargets(path: string): string[] {
  const loadedAtOnce = imports.get(path)?.filter((each) => isOwn(each) && !each.isDynamic) ?? [];
  return loadedAtOnce.map((each) => targetOf(path, each));
}

function faultOfCircle(circle: readonly string[]): Fault {
  const [path = '', next = path] = circle;
  const line = imports.get(path)?.find((each) => targetOf(path, each) === next)?.line ?? 1;
  const wrong = `imports itself in a circle: ${[...circle, path].join(' → ')}`;
  return { path, line, wrong, instead: 'Move what they share to a file that imports none of them' };
}

const circles = findCircles(
  new Map([...imports.keys()].map((path) => [path, staticTargets(path)])),
);
report(`${sources.length} files`, [...sources.flatMap(faultsIn), ...circles.map(faultOfCircle)]);
