import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);
const packageRoot = dirname(dirname(require.resolve('@sparticuz/chromium')));
// Resolved from the package itself, because `tar-fs` is its dependency.
const { extract } = createRequire(join(packageRoot, 'package.json'))('tar-fs');

const unpack = async (name: string, into: NodeJS.WritableStream) =>
  pipeline(
    createReadStream(join(packageRoot, 'bin', name)),
    createBrotliDecompress({ chunkSize: 2 ** 21 }),
    into,
  );

async function unpackAll(folder: string): Promise<void> {
  await mkdir(join(folder, 'libraries'));
  await Promise.all([
    unpack('chromium.br', createWriteStream(join(folder, 'chromium'), { mode: 0o755 })),
    unpack('al2023.tar.br', extract(join(folder, 'libraries'))),
    unpack('swiftshader.tar.br', extract(folder)),
    unpack('fonts.tar.br', extract(join(folder, 'fonts'))),
  ]);
}

/** Provides a font: a machine without fonts shows no text. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Moves the directory into place atomically: several processes may unpack concurrently. */
async function unpackedFolder(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  const folder = join(tmpdir(), `adasi-chromium-${version}-${userInfo().username}`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}-`);
  await unpackAll(unfinished);
  await writeFile(join(unfinished, 'fonts.conf'), fontSettings(folder));
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}

/**
 * Chromium from an npm package, with the libraries that a bare machine lacks. Not launched the package's way, which
 * disables web security.
 */
export async function bundledChromium() {
  const folder = await unpackedFolder();
  const libraries = [join(folder, 'libraries', 'lib'), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-zygote'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}
