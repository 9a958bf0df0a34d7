const key = 'outbox';

/** Remembers whether anything waits to be sent, so that a page with an empty outbox loads none of its code. */
export function markOutbox(waiting: boolean): void {
  if (waiting) localStorage.setItem(key, 'waiting');
  else localStorage.removeItem(key);
}

/** Goes on sending what an earlier page left waiting. */
export async function resumeOutbox(): Promise<void> {
  if (localStorage.getItem(key) === null) return;
  const { flushOutbox } = await import('./outbox.ts');
  await flushOutbox();
}
