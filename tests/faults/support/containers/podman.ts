import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const runProgram = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../../..');

/** Large enough for the output of a build of the panel. */
const maxBuffer = 64 * 1024 * 1024;

/** podman with its own store in a folder and its own mounts. */
export class Podman {
  readonly #store: readonly string[];

  constructor(folder: string) {
    this.#store = [`--root=${folder}/images`, `--runroot=${folder}/running`];
  }

  /** Runs a command in the repository's folder. Returns its output. */
  async run(...command: readonly string[]): Promise<string> {
    // crun doesn't run on machines that have both versions of control groups.
    const alone = 'mount -t cgroup2 cgroup2 /sys/fs/cgroup && exec podman "$@"';
    const asked = ['--mount', 'sh', '-c', alone, 'sh', ...this.#store, ...command];
    const { stdout } = await runProgram('unshare', asked, { cwd: repository, maxBuffer });
    return stdout.trim();
  }
}
