import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../process/config/startup-error.ts';

/** The system user who runs PostgreSQL and owns its files, and the command prefix that switches to that user. */
export interface DatabaseOwner {
  uid: number;
  gid: number;
  prefix: readonly string[];
}

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged user. That user must be able to reach `paths`:
 * the programs and the data directory.
 */
export function databaseOwner(cluster: string, paths: readonly string[]): DatabaseOwner {
  const uid = process.getuid?.() ?? -1;
  const gid = process.getgid?.() ?? -1;
  if (uid !== 0) return ordinaryOwner(cluster, { uid, gid, prefix: [] });
  const user = ownerOfExisting(cluster) ?? unprivilegedUser();
  const reachable = paths.every((each) => canReach(each, user));
  return { ...user, prefix: reachable ? switchUser(user) : switchUserReachingAll(user, paths) };
}

function ordinaryOwner(cluster: string, owner: DatabaseOwner): DatabaseOwner {
  if (existsSync(cluster) && statSync(cluster).uid !== owner.uid) {
    throw new StartupError(
      `The database in ${cluster} belongs to another user. Start as that user (or as root), or set DATA_DIR to a directory of your own.`,
    );
  }
  return owner;
}

interface SystemUser {
  uid: number;
  gid: number;
}

function ownerOfExisting(cluster: string): SystemUser | undefined {
  if (!existsSync(cluster)) return undefined;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? undefined : { uid, gid };
}

/** initdb looks up the user's name, so the system must know the user. */
function unprivilegedUser(): SystemUser {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new StartupError(
    'PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody` to run it as. Start as an ordinary user, or set DATABASE_URL.',
  );
}

function canReach(target: string, user: SystemUser): boolean {
  for (let at = realpathSync(target); ; at = path.dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (((mode >> shift) & 0o1) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function switchUser({ uid, gid }: SystemUser): readonly string[] {
  return [setpriv(), `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];
}

/**
 * A clone in one of root's private directories (/root, `mktemp -d`) is closed to other users, so the unprivileged user
 * gets the one capability that opens directories. Without the secure bit, the kernel would ignore it in access(2),
 * which initdb calls to find its programs.
 */
function switchUserReachingAll({ uid, gid }: SystemUser, paths: readonly string[]) {
  return [
    setpriv(paths),
    '--securebits=+no_setuid_fixup',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ];
}

function setpriv(closed: readonly string[] = []): string {
  const found = ['/usr/bin/setpriv', '/bin/setpriv'].find(existsSync);
  if (found) return found;
  const where = closed.length > 0 ? ` and open ${closed.join(' and ')} to other users` : '';
  throw new StartupError(
    `PostgreSQL refuses to run as root, and \`setpriv\` (package util-linux) is missing. Install it${where}, start as an ordinary user, or set DATABASE_URL.`,
  );
}
