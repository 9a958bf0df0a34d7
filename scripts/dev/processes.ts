import { directions } from '../imports/directions.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** A program that `npm run dev` starts, and its additional environment variables. */
export type DevProcess = { command: string; args: string[]; env: Record<string, string> };

const host = '127.0.0.1';

/**
 * Reads a port. Throws an error that names the variable if it is invalid: falling back to another port would leave the
 * user searching for the program.
 */
function portOf(settings: Settings, name: string, usual: number): number {
  const text = settings[name];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536) return port;
  throw new RangeError(`${name} has to be a port from 1 to 65535; it is "${text}".`);
}

/**
 * The panel on `PORT` (4321) and its API on `API_PORT` (the port after it). The API restarts when anything changes that
 * the server may import.
 */
export function devProcesses(settings: Settings): { panel: DevProcess; api: DevProcess } {
  const port = portOf(settings, 'PORT', 4321);
  const apiPort = portOf(settings, 'API_PORT', port + 1);
  const origins = [`http://${host}:${port}`, `http://localhost:${port}`, settings.PANEL_ORIGINS];
  const watched = ['server', ...(directions.server ?? [])];
  return {
    api: {
      command: 'node',
      args: [...watched.map((folder) => `--watch-path=${folder}`), 'server/main.ts'],
      env: { PORT: String(apiPort), PANEL_ORIGINS: origins.filter(Boolean).join(',') },
    },
    panel: {
      command: 'astro',
      args: ['dev', '--host', host, '--port', String(port)],
      env: { API_ORIGIN: `http://${host}:${apiPort}` },
    },
  };
}
