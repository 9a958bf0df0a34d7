import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { type PanelServer, startPanel } from './support/panel-server.ts';
import { watchConsole } from './support/watch-console.ts';

export { expect };

export type PanelOptions = {
  /** The build under test. */
  panelDir: string;
};

type PanelFixtures = {
  /** Complaints in the console that this test brings about on purpose; any other fails it. */
  allowedComplaints: readonly RegExp[];
  /** A page in a browser of its own: another person, or another device. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

type WorkerFixtures = PanelOptions & { panel: PanelServer };

/** Playwright's test on the running panel: a test fails when the console complains. */
export const test = base.extend<PanelFixtures, WorkerFixtures>({
  panelDir: ['dist', { option: true, scope: 'worker' }],
  panel: [
    async ({ panelDir }, use) => {
      const panel = await startPanel(panelDir);
      await use(panel);
      await panel.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ panel }, use) => use(panel.origin),
  allowedComplaints: [[], { option: true }],
  newVisitor: async ({ browser, allowedComplaints }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      complaints.push(watchConsole(context));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expectSilence(complaints.flat(), allowedComplaints);
  },
  context: async ({ context, allowedComplaints }, use) => {
    const complaints = watchConsole(context);
    await use(context);
    expectSilence(complaints, allowedComplaints);
  },
});

function expectSilence(complaints: readonly string[], allowed: readonly RegExp[]): void {
  const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  expect(unexpected, 'what the console complained of').toEqual([]);
}
