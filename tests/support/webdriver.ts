import type { KeptTab } from './kept-browsers.ts';

/** Time limit of a script in the page, ms: shorter than a test's, so that it reports what it waited for. */
const patience = 60_000;

/** Narrower than a desktop window, which is how Firefox opens. */
const size = { width: 800, height: 800 };

/** Sends a command to a driver (W3C WebDriver, 6.3). Throws the driver's errors. */
async function ask<Answer>(address: string, method: string, body?: object): Promise<Answer> {
  const init = body ? { method, body: JSON.stringify(body) } : { method };
  const { value } = await (await fetch(address, init)).json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

type Ended<Answer> = { answer: Answer } | { failure: string };

/** Opens a browser through the driver at an address. The browser ends with the driver's processes. */
export async function openSession(driver: string, capabilities: object): Promise<KeptTab> {
  const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  await ask(`${session}/timeouts`, 'POST', { script: patience, pageLoad: patience });
  await ask(`${session}/window/rect`, 'POST', size);
  return {
    goto: (url) => ask(`${session}/url`, 'POST', { url }),
    reload: () => ask(`${session}/refresh`, 'POST', {}),
    async evaluate<Given, Answer>(
      run: (given: Given) => Answer,
      given: Given,
    ): Promise<Awaited<Answer>> {
      const script = `const [given, done] = arguments;
        new Promise((resolve) => resolve((${run})(given))).then(
          (answer) => done({ answer }),
          (error) => done({ failure: String(error) }),
        );`;
      const ended = await ask<Ended<Awaited<Answer>>>(`${session}/execute/async`, 'POST', {
        script,
        args: [given ?? null],
      });
      if ('failure' in ended) throw new Error(ended.failure);
      return ended.answer;
    },
  };
}
