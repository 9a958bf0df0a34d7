import { atom } from 'nanostores';
import type { PeopleAnswer } from '../../api/accounts/contract.ts';
import { linkPaths } from '../../api/accounts/link-paths.ts';
import { peoplePaths } from '../../api/accounts/people-paths.ts';
import type { Person, PersonChange } from '../../domain/accounts/person.ts';
import type {
  PersonField,
  TypedPerson,
  TypedPersonFault,
} from '../../domain/accounts/typed-person.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { mergeFields } from '../../domain/vocabulary/merge-fields.ts';
import { welcomeAddress } from '../../panel/welcome-path.ts';
import { type ChangeResult, changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The people of the account; null until read. In memory only. */
export const $people = atom<readonly Person[] | null>(null);

/** Progress or result of reading the people. */
export const $peopleReading = atom<ReadState>('reading');

/** Id of the account whose people the lab is viewing; undefined for the user's own account. */
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

/**
 * Shows the people of an account, for the lab, or of the user's own account, and keeps them fresh until the returned
 * function is called.
 */
export function followPeople(of?: string): () => void {
  if (of !== account) $people.set(null);
  account = of;
  return keepFresh(() => void readPeople());
}

/**
 * Result of saving a person: `done`, faults by field, or why it failed. `unread`: the people could not be read first, so
 * nothing was sent.
 */
export type SavingResult =
  | { kind: 'done' }
  | { kind: 'faulty'; faults: Partial<Record<PersonField, TypedPersonFault>> }
  | { kind: 'offline' | 'failed' | 'unread' };

const isFault = (fault: unknown): fault is TypedPersonFault =>
  fault === 'taken' || fault === 'lastOwner';

const faultsIn = (issues: readonly Issue[]) =>
  Object.fromEntries(
    issues.map(({ path, params }) => [path, isFault(params?.fault) ? params.fault : 'required']),
  );

function follow(saved: ChangeResult<PeopleAnswer>, asked: string | undefined): SavingResult {
  if (saved.kind === 'done') {
    if (asked === account) $people.set(saved.value.people);
    return { kind: 'done' };
  }
  const issues = issuesOf(saved);
  return issues ? { kind: 'faulty', faults: faultsIn(issues) } : { kind: whyUnchanged(saved) };
}

/** Adds a person under `id`, so that a retry does not add them twice. */
export async function addPerson(id: string, typed: TypedPerson): Promise<SavingResult> {
  const asked = account;
  const { name, username, accountRole } = typed;
  const body = { id, name: name.trim(), username: username.trim(), accountRole };
  return follow(await changeOwn(peoplePaths.people(asked), { method: 'POST', body }), asked);
}

const changeableOf = ({ name, accountRole, isActive }: PersonChange): PersonChange => ({
  name: name.trim(),
  accountRole,
  isActive,
});

/** Saves what the user changed of a person, without undoing what someone else has changed since `before`. */
export async function savePerson(before: Person, typed: TypedPerson): Promise<SavingResult> {
  const asked = account;
  const { id } = before;
  const own = await readOwn(peoplePaths.people(asked));
  if (own.kind !== 'read') {
    return { kind: own.kind === 'unread' && own.problem === 'offline' ? 'offline' : 'unread' };
  }
  const now = own.value.people.find((person) => person.id === id) ?? before;
  const [known, wanted, current] = [changeableOf(before), changeableOf(typed), changeableOf(now)];
  const body = mergeFields(known, wanted, current);
  return follow(await changeOwn(peoplePaths.person(id, asked), { method: 'PUT', body }), asked);
}

/** A link that was just made. Its URL cannot be read again later. */
export type MadeLink = {
  kind: 'made';
  address: string;
  until: string;
  /** The e-mail addresses it was sent to, masked. */
  mailedTo: readonly string[];
};

/** Makes a link with which a person sets a password. An older link becomes invalid. */
export async function makeLink(user: string): Promise<MadeLink | { kind: 'offline' | 'failed' }> {
  const asked = account;
  const made = await changeOwn(linkPaths.links(asked), { method: 'POST', body: { user } });
  if (made.kind !== 'done') return { kind: whyUnchanged(made) };
  const { token, until, mailedTo } = made.value;
  if (asked === account) void readPeople();
  return { kind: 'made', address: welcomeAddress(location.origin, token), until, mailedTo };
}
