import { type Pack, packAddress } from './version-list.ts';

type Entry = Pack[number];

/** Fetches with low priority, for background downloads. */
export const fetchQuietly = (address: string): Promise<Response> =>
  fetch(address, { priority: 'low' });

/** The entry in a line; undefined for the enclosing brackets. */
function entryIn(line: string): Entry | undefined {
  const text = line.replace(/,$/, '');
  return text === '[' || text === ']' || text === '' ? undefined : JSON.parse(text);
}

/**
 * Yields the entries of a pack as they arrive. Hosts answer a missing pack with a page, which has no
 * entries.
 * @throws if the connection is lost, or a `SyntaxError` if a line isn't an entry.
 */
export async function* packEntries(response: Response): AsyncGenerator<Entry> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let open = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (open + part.value).split('\n');
    open = lines.pop() ?? '';
    for (const line of lines) {
      const entry = entryIn(line);
      if (entry) yield entry;
    }
  }
}

/** Fetches a whole pack with its headers; undefined if the host does not have it. */
export async function fetchPack(
  version: string,
  name: string,
): Promise<{ pack: Pack; headers: Headers } | undefined> {
  const response = await fetchQuietly(packAddress(version, name)).catch(() => undefined);
  if (!response?.ok) return undefined;
  const pack: Pack | undefined = await response.json().catch(() => undefined);
  return pack && { pack, headers: response.headers };
}
