import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const runProgram = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../../..');

/** What is written by a build of the panel. */
const maxBuffer = 64 * 1024 * 1024;

/** podman with a separate store in a folder. Its mounts are not shared with anything else. */
export class Podman {
  readonly #store: readonly string[];

  constructor(folder: string) {
    this.#store = [`--root=${folder}/images`, `--runroot=${folder}/running`];
  }

  /** Runs a command in the repository's folder. Returns what it prints. */
  async run(...command: readonly string[]): Promise<string> {
    // crun runs on no machine that has both versions of control groups.
    const alone = 'mount -t cgroup2 cgroup2 /sys/fs/cgroup && exec podman "$@"';
    const asked = ['--mount', 'sh', '-c', alone, 'sh', ...this.#store, ...command];
    const { stdout } = await runProgram('unshare', asked, { cwd: repository, maxBuffer });
    return stdout.trim();
  }
}
