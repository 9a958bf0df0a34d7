import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import type { FakeLab } from './fake-lab.ts';

/** A headless substitute for a browser: one device database, one cookie, and as many tabs as a test opens. */
export function freshDevice(lab: FakeLab): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
  const page = { visibilityState: 'visible', documentElement: {} };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  vi.stubGlobal('fetch', lab.fetch);
}

/** Opens a tab: fresh stores on the shared device database. */
export async function openTab(signedIn: SignedIn | null) {
  vi.resetModules();
  const { $signedIn } = await import('../../src/stores/shell/session.ts');
  $signedIn.set(signedIn);
  return {
    $signedIn,
    ...(await import('../../src/stores/device/records/owner.ts')),
    ...(await import('../../src/stores/device/records/preorder-records.ts')),
    ...(await import('../../src/stores/device/preorders.ts')),
    ...(await import('../../src/stores/device/delete-preorder.ts')),
    ...(await import('../../src/stores/device/outbox/outbox.ts')),
    ...(await import('../../src/stores/device/outbox/outbox-look.ts')),
    ...(await import('../../src/stores/device/records/sending.ts')),
    ...(await import('../../src/stores/compose/open-draft.ts')),
    ...(await import('../../src/stores/device/drafts/working-draft.ts')),
    ...(await import('../../src/stores/device/drafts/gather-drafts.ts')),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
