import { StartupError } from './startup-error.ts';

type Variable =
  | 'HOST'
  | 'PORT'
  | 'DATA_DIR'
  | 'BACKUP_DIR'
  | 'DATABASE_URL'
  | 'BACKUP_URL'
  | 'READ_URL'
  | 'NAMED_STATEMENTS'
  | 'PUBLIC_ORIGIN'
  | 'ALLOWED_HOSTS'
  | 'PANEL_ORIGINS'
  | 'TRUST_PROXY'
  | 'PANEL_DIR'
  | 'WEBHOOKS_TO_PRIVATE'
  | 'DROP_ORDERS'
  | 'DROP_ANSWERS'
  | 'REQUIRE_SECOND_FACTOR'
  | 'LOG_LEVEL'
  | 'DRAIN_SECONDS'
  | 'METRICS_TOKEN'
  | 'DISK_WARNING_MB'
  | 'KEEP_NAMES_DAYS'
  | 'NOTIFICATION_DELAY_SECONDS'
  | 'PUSH_CONTACT'
  | 'PUSH_SERVICES'
  | 'SMTP_URL'
  | 'SMTP_TLS'
  | 'MAIL_FROM'
  | 'MAIL_LINKS'
  | 'MAIL_INVOICES'
  | 'SMS_TEMPLATE'
  | 'SMS_CUSTOMER_TEMPLATE'
  | 'SMS_SECRET'
  | 'TELEGRAM_TOKEN'
  | 'TELEGRAM_ADDRESS'
  | 'TELEGRAM_BOT'
  | 'BALE_TOKEN'
  | 'BALE_ADDRESS'
  | 'BALE_BOT'
  | 'SAFIR_KEY'
  | 'SAFIR_BOT'
  | 'SAFIR_ADDRESS';

/** Environment variables. */
export type Environment = { readonly [name in Variable]?: string | undefined };

/** Splits comma-separated values. */
export function list(text = ''): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

/** Reads a whole number from `min`, which is 0 by default, to `max`. Throws `StartupError`. */
export function wholeNumber(
  env: Environment,
  name: Variable,
  fallback: number,
  { min = 0, max }: { min?: number; max: number },
): number {
  const text = env[name];
  if (!text) return fallback;
  // `Number` takes a blank for 0.
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new StartupError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** Reads the address of a PostgreSQL. `pg` takes text without a scheme for the name of an unknown host. */
export function postgresUrl(env: Environment, name: Variable): string | undefined {
  const text = env[name];
  if (!text || /^(\/|[a-z]+:)/.test(text)) return text || undefined;
  // Its password must not reach the log.
  throw new StartupError(
    `${name} must be a URL such as postgres://user:password@127.0.0.1:5432/adasi.`,
  );
}

/** Reads `on` or `off`. Throws `StartupError`. */
export function isOn(env: Environment, name: Variable, fallback: boolean): boolean {
  const text = env[name];
  if (!text) return fallback;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartupError(`${name} must be on or off, not "${text}".`);
}

/** Reads one of the allowed values; the first is the default. Throws `StartupError`. */
export function oneOf<Value extends string>(
  env: Environment,
  name: Variable,
  values: readonly [Value, ...Value[]],
): Value {
  const text = env[name] || values[0];
  const value = values.find((one) => one === text);
  if (value) return value;
  throw new StartupError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

/** Reads an origin such as `https://panel.example`. Throws `StartupError`. */
export function origin(name: Variable, text: string): string {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol) && /^https?:\/\/[^/]+\/?$/.test(text)) {
    return parsed.origin;
  }
  throw new StartupError(`${name} must be an origin such as https://panel.example, not "${text}".`);
}
