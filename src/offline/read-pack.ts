import { type Pack, packAddress } from './version-list.ts';

type Entry = Pack[number];

/** Fetches with low priority, for background downloads. */
export const fetchQuietly = (address: string): Promise<Response> =>
  fetch(address, { priority: 'low' });

/** The entry in a line; undefined for the brackets around all of them. */
function entryIn(line: string): Entry | undefined {
  const text = line.replace(/,$/, '');
  return text === '[' || text === ']' || text === '' ? undefined : JSON.parse(text);
}

/**
 * The entries of a pack as they arrive. Hosts answer a missing pack with a page, which has no
 * entries.
 * @throws when the connection is lost.
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

/** A pack as a whole, with its headers; undefined when the host has none. */
export async function fetchPack(
  version: string,
  name: string,
): Promise<{ pack: Pack; headers: Headers } | undefined> {
  const response = await fetchQuietly(packAddress(version, name)).catch(() => undefined);
  if (!response?.ok) return undefined;
  const pack: Pack | undefined = await response.json().catch(() => undefined);
  return pack && { pack, headers: response.headers };
}
