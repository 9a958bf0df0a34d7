import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { askAgainIfCut } from './support/ask-again.ts';
import { sampleData } from './support/made-once.ts';
import { openPanels, type PanelServer } from './support/panel-server.ts';
import { watchConsole } from './support/watch-console.ts';

export { expect };

export type PanelOptions = {
  /** The build under test. */
  panelDir: string;
};

type PanelFixtures = {
  /** Whether the file never changes anything on the server, so that it can share a panel with other such files. */
  looksOnly: boolean;
  /** The running panel of this spec file. */
  panel: PanelServer;
  /** Console errors this test expects; any other fails it. */
  allowedComplaints: readonly RegExp[];
  /** A page in its own browser context: another person or device. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

type WorkerFixtures = PanelOptions & { panels: ReturnType<typeof openPanels> };

/** Playwright's test with the running panel; any console error fails the test. */
export const test = base.extend<PanelFixtures, WorkerFixtures>({
  panelDir: ['dist', { option: true, scope: 'worker' }],
  panels: [
    async ({ panelDir }, use) => {
      const panels = openPanels(panelDir, sampleData());
      await use(panels);
      await panels.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  looksOnly: [false, { option: true }],
  panel: [
    async ({ panels, looksOnly }, use, { file }) =>
      use(await (looksOnly ? panels.shared() : panels.of(file))),
    { scope: 'test', timeout: 240_000 },
  ],
  baseURL: async ({ panel }, use) => use(panel.origin),
  allowedComplaints: [[], { option: true }],
  newVisitor: async ({ browser, allowedComplaints }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      askAgainIfCut(context);
      contexts.push(context);
      complaints.push(watchConsole(context));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expectSilence(complaints.flat(), allowedComplaints);
  },
  context: async ({ context, allowedComplaints }, use) => {
    const complaints = watchConsole(context);
    askAgainIfCut(context);
    await use(context);
    expectSilence(complaints, allowedComplaints);
  },
});

function expectSilence(complaints: readonly string[], allowed: readonly RegExp[]): void {
  const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  expect(unexpected, 'what the console complained of').toEqual([]);
}
