import { atom } from 'nanostores';
import { linkPaths } from '../../api/accounts/link-paths.ts';
import { peoplePaths } from '../../api/accounts/people-paths.ts';
import type { Person } from '../../domain/accounts/person.ts';
import type {
  PersonField,
  TypedPerson,
  TypedPersonFault,
} from '../../domain/accounts/typed-person.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { welcomeAddress } from '../../panel/welcome-path.ts';
import { changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The people of the account; null until they are read. In memory only. */
export const $people = atom<readonly Person[] | null>(null);

/** Progress or result of reading them. */
export const $peopleReading = atom<ReadState>('reading');

/** Whose people are shown: those of the account the lab looks at, or the own ones. */
let account: string | undefined;

onOtherPerson((signedIn) => {
  $people.set(null);
  $peopleReading.set(signedIn ? 'reading' : 'signedOut');
});

/** Reads the people again; those on screen stay until the response arrives. */
export async function readPeople(): Promise<void> {
  const asked = account;
  $peopleReading.set('reading');
  const own = await readOwn(peoplePaths.people(asked));
  if (own.kind === 'outdated' || asked !== account) return;
  if (own.kind === 'read') $people.set(own.value.people);
  $peopleReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Shows the people of an account, for the lab; without one, the own people. */
export function openPeople(of?: string): void {
  if (of !== account) $people.set(null);
  account = of;
  void readPeople();
}

/** Result of saving a person: faults by field, or why it was not tried. */
export type SavingResult =
  | { kind: 'done' }
  | { kind: 'faulty'; faults: Partial<Record<PersonField, TypedPersonFault>> }
  | { kind: 'offline' | 'failed' };

const isFault = (fault: unknown): fault is TypedPersonFault =>
  fault === 'taken' || fault === 'lastOwner';

const faultsIn = (issues: readonly Issue[]) =>
  Object.fromEntries(
    issues.map(({ path, params }) => [path, isFault(params?.fault) ? params.fault : 'required']),
  );

/** Saves a person: a new one under its id, so that a retry does not add it twice. */
export async function savePerson(
  id: string,
  { name, username, accountRole, isActive }: TypedPerson,
  { isNew }: { isNew: boolean },
): Promise<SavingResult> {
  const asked = account;
  const added = { id, name: name.trim(), username: username.trim(), accountRole };
  const changed = { name: name.trim(), accountRole, isActive };
  const saved = isNew
    ? await changeOwn(peoplePaths.people(asked), { method: 'POST', body: added })
    : await changeOwn(peoplePaths.person(id, asked), { method: 'PUT', body: changed });
  if (saved.kind === 'done') {
    if (asked === account) $people.set(saved.value.people);
    return { kind: 'done' };
  }
  const issues = issuesOf(saved);
  return issues ? { kind: 'faulty', faults: faultsIn(issues) } : { kind: whyUnchanged(saved) };
}

/** A link that was just made; its address is known this once. */
export type MadeLink = {
  kind: 'made';
  address: string;
  until: string;
  /** The e-mail addresses that it was sent to, masked. */
  mailedTo: readonly string[];
};

/** Makes a link by which a person sets a password; an older one ends. */
export async function makeLink(user: string): Promise<MadeLink | { kind: 'offline' | 'failed' }> {
  const asked = account;
  const made = await changeOwn(linkPaths.links(asked), { method: 'POST', body: { user } });
  if (made.kind !== 'done') return { kind: whyUnchanged(made) };
  const { token, until, mailedTo } = made.value;
  if (asked === account) void readPeople();
  return { kind: 'made', address: welcomeAddress(location.origin, token), until, mailedTo };
}
