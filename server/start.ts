import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { KeptLog } from './backup/kept-log.ts';
import { listUsernames } from './db/accounts/users.ts';
import { connect } from './db/connect.ts';
import { boundedServer } from './http/connections/bounded-server.ts';
import { servePanel } from './http/static/serve-panel.ts';
import { LiveChanges } from './live/live-changes.ts';
import { everyHour } from './process/concurrency/every-hour.ts';
import { listenFault } from './process/config/listen-fault.ts';
import { panelOrigin } from './process/config/panel-origin.ts';
import type { Settings } from './process/config/settings.ts';
import { StartupError } from './process/config/startup-error.ts';
import { version } from './process/config/version.ts';
import { DiskSpace } from './process/disk/disk-space.ts';
import { log } from './process/log/log.ts';
import { demoAccounts, demoPassword } from './sample/accounts.ts';
import { fillSample } from './sample/fill.ts';
import { CatalogueCache } from './use-cases/catalogue/catalogue-cache.ts';
import { startMoves } from './use-cases/counter/start-moves.ts';
import { startHandOff } from './use-cases/hand-off/start-hand-off.ts';
import { startHousekeeping } from './use-cases/housekeeping/start-housekeeping.ts';
import { startNotifications } from './use-cases/notifications/start-notifications.ts';
import { OrderMonthsReader } from './use-cases/orders/order-months.ts';
import { startFigures } from './use-cases/reports/keep-figures.ts';

/** A running server. */
export interface RunningServer {
  /** Its origin, such as `http://127.0.0.1:4321`. */
  address: string;
  /**
   * Answers incoming requests until proxies have stopped sending them, finishes running ones, then closes the database.
   */
  stop(): Promise<void>;
}

/** Starts the database, the API and the panel, all on one origin. */
export async function start(settings: Settings): Promise<RunningServer> {
  log.level = settings.logLevel;
  const { database, embedded, close } = await connect(settings);
  const ends: (() => unknown)[] = [];
  try {
    const isSampleNew = embedded && (await fillSample(database));
    const disk = new DiskSpace(settings);
    const keptLog = new KeptLog(settings, database);
    const months = new OrderMonthsReader(database);
    const catalogue = new CatalogueCache(database);
    ends.push(
      disk.watch(),
      keptLog.watch(),
      everyHour('orders by month', () => months.refresh(Date.now())),
      startHousekeeping(database, settings),
      startHandOff(database, settings),
      startFigures(database),
      startMoves({ database, catalogue, settings }),
    );
    const ending = new AbortController();
    const live = new LiveChanges(database);
    const app = createApp({
      settings,
      database,
      catalogue,
      live,
      months,
      disk,
      keptLog,
      ending: ending.signal,
    });
    app.route('/', servePanel(settings.panelDir));
    const { server, drain, stop } = boundedServer(getRequestListener(app.fetch));
    const address = await listen(server, settings);
    const api = settings.publicOrigin ?? address;
    const origins = { panel: panelOrigin(settings, api), api };
    ends.push(await startNotifications(database, settings, origins));
    announce(settings, address);
    if (isSampleNew) announceSample();
    else if ((await listUsernames(database, 1)).length === 0) announceFirstAccount();
    const end = async () => {
      ending.abort();
      drain();
      await wait(settings.drainSeconds * 1000);
      await stop(() => live.close())
        .finally(() => Promise.all(ends.map((end) => end())))
        .finally(close);
    };
    return { address, stop: end };
  } catch (error) {
    // Without the database, the running jobs would log errors that hide this one.
    await Promise.all(ends.map((end) => end()));
    await close();
    throw error;
  }
}

function listen(server: Server, { host, port }: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = listenFault({ host, port }, error);
      reject(fault === undefined ? error : new StartupError(fault));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const actual = address && typeof address === 'object' ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}

function announce({ publicOrigin, panelDir }: Settings, address: string): void {
  const known = publicOrigin && publicOrigin !== address ? `, as ${publicOrigin}` : '';
  console.log(`Adasi ${version} listens on ${address}${known}`);
  if (!existsSync(path.join(panelDir, 'index.html'))) {
    console.log('The panel is not built, so only the API works. Run `npm run build`.');
  }
}

function announceFirstAccount(): void {
  console.log('There is no account yet. Create the lab’s first one:');
  console.log('  npm run admin -- --account "My lab" --username chief');
}

function announceSample(): void {
  console.log(`Sample data added. Demo accounts, password ${demoPassword}:`);
  for (const { username, role } of demoAccounts) console.log(`  ${username.padEnd(10)}${role}`);
}
