import path from 'node:path';
import { type LogLevel, logLevels } from '../log/log.ts';
import { type ChannelSettings, readChannelSettings } from './channel-settings.ts';
import {
  type Environment,
  isOn,
  list,
  oneOf,
  origin,
  postgresUrl,
  wholeNumber,
} from './read-values.ts';
import { StartupError } from './startup-error.ts';

/** The operator's settings, from environment variables. */
export interface Settings {
  /** `HOST`, default 127.0.0.1. */
  host: string;
  /** `PORT`, default 4321. */
  port: number;
  /** `DATA_DIR`, default `.data`: where the private PostgreSQL keeps its files. */
  dataDir: string;
  /** `BACKUP_DIR`: the backup folder in which the private PostgreSQL also archives its log. */
  backupDir: string | undefined;
  /** `DATABASE_URL`: the operator's own PostgreSQL, used instead of the private one. */
  databaseUrl: string | undefined;
  /** `READ_URL`: a streaming replica of that PostgreSQL, which serves the lab's lists. */
  readUrl: string | undefined;
  /**
   * `BACKUP_URL`: the same PostgreSQL without a pooler, as a role with replication rights. `npm run backup` uses it.
   */
  backupUrl: string | undefined;
  /** `NAMED_STATEMENTS`, `on` or `off`, default on: whether PostgreSQL keeps named prepared statements. */
  namedStatements: boolean;
  /** `PUBLIC_ORIGIN`: the origin users see behind a proxy; default is the request's own Host over http. */
  publicOrigin: string | undefined;
  /**
   * `ALLOWED_HOSTS`, comma-separated: further host names of this server, besides IP addresses, localhost and that of
   * `PUBLIC_ORIGIN`.
   */
  allowedHosts: readonly string[];
  /** `PANEL_ORIGINS`, comma-separated: origins of panels hosted elsewhere. */
  panelOrigins: readonly string[];
  /** `TRUST_PROXY`: how many proxies in front are trusted to report the client's address; default 0. */
  trustedProxies: number;
  /** `PANEL_DIR`, default `dist` next to `server`: the built panel. */
  panelDir: string;
  /** `REQUIRE_SECOND_FACTOR`, `lab` or `off`, default off: whether lab staff must sign in with a second factor. */
  requireSecondFactor: 'lab' | 'off';
  /**
   * `WEBHOOKS_TO_PRIVATE`, `on` or `off`, default off: whether webhooks may go to private networks, and without https.
   */
  webhooksToPrivate: boolean;
  /** `DROP_ORDERS` and `DROP_ANSWERS`, both or neither: folders shared with the lab's own software. */
  dropFolder: { orders: string; answers: string } | undefined;
  /** `LOG_LEVEL`, default `info`, which logs each request. */
  logLevel: LogLevel;
  /**
   * `DRAIN_SECONDS`, default 0: how long a server that is shutting down keeps answering while proxies move away from
   * it.
   */
  drainSeconds: number;
  /** `METRICS_TOKEN`, at least 16 characters: token required to read `/api/metrics`. If unset, nobody can read it. */
  metricsToken: string | undefined;
  /**
   * `DISK_WARNING_MB`, default 2048: below this much free space the log warns; below an eighth of it changes are
   * refused.
   */
  diskWarningMb: number;
  /** `KEEP_NAMES_DAYS`, at least 1: days until the names in an order are replaced. By default they never are. */
  keepNamesDays: number | undefined;
  /** Channels that take notifications outside the panel. */
  channels: ChannelSettings;
  /** `MAIL_LINKS`, default off: whether a password link is also sent to the user's confirmed e-mail addresses. */
  mailsLinks: boolean;
  /**
   * `MAIL_INVOICES`, default off: whether invoices are announced to the confirmed e-mail addresses of the account's
   * owners.
   */
  mailsInvoices: boolean;
  /**
   * `NOTIFICATION_DELAY_SECONDS`, default 60: how long a step can be undone before anyone outside the panel is
   * notified.
   */
  notificationDelaySeconds: number;
}

/** Reads the settings. Throws `StartupError` for an invalid value. */
export function readSettings(env: Environment): Settings {
  const publicOrigin = env.PUBLIC_ORIGIN ? origin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN) : undefined;
  const panelOrigins = list(env.PANEL_ORIGINS).map((text) => origin('PANEL_ORIGINS', text));
  refuseInsecureCookie(publicOrigin, panelOrigins);
  if (env.READ_URL && !env.DATABASE_URL) {
    throw new StartupError(
      'READ_URL is a replica of the PostgreSQL in DATABASE_URL: set that too.',
    );
  }
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 4321, { max: 65_535 }),
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    backupDir: env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : undefined,
    databaseUrl: postgresUrl(env, 'DATABASE_URL'),
    readUrl: postgresUrl(env, 'READ_URL'),
    backupUrl: postgresUrl(env, 'BACKUP_URL'),
    namedStatements: isOn(env, 'NAMED_STATEMENTS', true),
    publicOrigin,
    panelOrigins,
    allowedHosts: list(env.ALLOWED_HOSTS).map(hostName),
    trustedProxies: wholeNumber(env, 'TRUST_PROXY', 0, { max: 10 }),
    panelDir: path.resolve(env.PANEL_DIR || path.join(import.meta.dirname, '../../../dist')),
    webhooksToPrivate: isOn(env, 'WEBHOOKS_TO_PRIVATE', false),
    dropFolder: readDropFolder(env),
    requireSecondFactor: oneOf(env, 'REQUIRE_SECOND_FACTOR', ['off', 'lab']),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, { max: 300 }),
    metricsToken: readMetricsToken(env),
    diskWarningMb: wholeNumber(env, 'DISK_WARNING_MB', 2_048, { max: 1_048_576 }),
    keepNamesDays: readKeepNamesDays(env),
    channels: readChannelSettings(env),
    mailsLinks: isOn(env, 'MAIL_LINKS', false),
    mailsInvoices: isOn(env, 'MAIL_INVOICES', false),
    notificationDelaySeconds: wholeNumber(env, 'NOTIFICATION_DELAY_SECONDS', 60, { max: 3_600 }),
  };
}

/** Binding the cookie to https depends on this server's own origin, which a request does not show. */
function refuseInsecureCookie(
  publicOrigin: string | undefined,
  panelOrigins: readonly string[],
): void {
  const secure = panelOrigins.find((panel) => panel.startsWith('https:'));
  if (!secure || publicOrigin?.startsWith('https:')) return;
  throw new StartupError(
    `PANEL_ORIGINS names ${secure}, so PUBLIC_ORIGIN must be the https origin of this API, such as https://api.example: without it the session cookie would also travel over plain http.`,
  );
}

/** Must be hard to guess, because guesses are not limited as those of passwords are. */
function readMetricsToken({ METRICS_TOKEN: token }: Environment): string | undefined {
  if (!token || token.trim().length >= 16) return token || undefined;
  // The token itself must not reach the log.
  throw new StartupError(
    'METRICS_TOKEN must have at least 16 characters, such as those from openssl rand -hex 16.',
  );
}

/** Without a day to keep them, an operator who means “off” by 0 would lose the names of all orders. */
function readKeepNamesDays(env: Environment): number | undefined {
  return env.KEEP_NAMES_DAYS
    ? wholeNumber(env, 'KEEP_NAMES_DAYS', 1, { min: 1, max: 36_500 })
    : undefined;
}

function readDropFolder({ DROP_ORDERS: orders, DROP_ANSWERS: answers }: Environment) {
  if (!orders && !answers) return undefined;
  if (orders && answers && path.resolve(orders) !== path.resolve(answers)) {
    return { orders: path.resolve(orders), answers: path.resolve(answers) };
  }
  throw new StartupError('DROP_ORDERS and DROP_ANSWERS must name two folders, or neither be set.');
}

function hostName(text: string): string {
  if (/^[\p{L}\p{N}_.-]+$/u.test(text) && URL.canParse(`http://${text}`)) {
    return new URL(`http://${text}`).hostname;
  }
  throw new StartupError(
    `ALLOWED_HOSTS must be names such as panel.example, without a port, not "${text}".`,
  );
}
