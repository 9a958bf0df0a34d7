import { afterEach, expect, test, vi } from 'vitest';
import type { OpenSession } from '../../../src/domain/privacy/open-session.ts';
import { $sessions, endSession, readSessions } from '../../../src/stores/privacy/sessions.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { shop } from '../../fixtures/people.ts';

afterEach(() => vi.unstubAllGlobals());

const session = (id: string): OpenSession => {
  const at = '2026-01-01T00:00:00.000Z';
  return { id, browser: '', system: '', signedInAt: at, seenAt: at, isThis: id === 'own' };
};

test('a list requested before a session ended does not bring the session back', async () => {
  const early = Promise.withResolvers<Response>();
  const ended = Response.json({ sessions: [session('own')] });
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
    method === 'DELETE' ? ended : early.promise,
  );
  $signedIn.set(shop);
  const reading = readSessions();
  await endSession('other');
  early.resolve(Response.json({ sessions: [session('own'), session('other')] }));
  await reading;
  expect($sessions.get()?.map(({ id }) => id)).toEqual(['own']);
});
