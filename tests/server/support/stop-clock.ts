import { onTestFinished, vi } from 'vitest';

/** Stops the server's clock until the test is over: no delay passes and no minute ends while it asks. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
