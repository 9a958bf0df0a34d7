import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../server/process/config/settings.ts';

describe('settings', () => {
  test('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4321,
      dataDir: expect.stringMatching(/\/\.data$/),
      backupDir: undefined,
      backupUrl: undefined,
      databaseUrl: undefined,
      namedStatements: true,
      publicOrigin: undefined,
      panelOrigins: [],
      allowedHosts: [],
      trustedProxies: 0,
      panelDir: expect.stringMatching(/\/dist$/),
      mailsLinks: false,
      mailsInvoices: false,
      channels: {
        push: undefined,
        email: undefined,
        sms: undefined,
        telegram: undefined,
        bale: undefined,
        safir: undefined,
      },
    });
  });

  test('read the channels of notifications', () => {
    const { channels } = readSettings({
      PUBLIC_ORIGIN: 'https://panel.example',
      PUSH_SERVICES: '*.push.example, http://push.lan:8080',
      SMTP_URL: 'smtp://panel%40lab.example:a%2Fb@mail.example',
      MAIL_FROM: 'Lab <panel@lab.example>',
      SMS_TEMPLATE: '/etc/adasi/sms.json',
      SMS_CUSTOMER_TEMPLATE: '/etc/adasi/sms-customers.json',
      SMS_SECRET: 'key',
      BALE_TOKEN: '12:ab',
      BALE_BOT: '@lab_bot',
      SAFIR_KEY: 'key',
      SAFIR_BOT: '12',
    });
    expect(channels).toEqual({
      push: {
        contact: 'https://panel.example',
        services: expect.arrayContaining(['*.push.example', 'http://push.lan:8080']),
      },
      email: {
        host: 'mail.example',
        port: 587,
        isSecure: false,
        requiresTls: true,
        user: 'panel@lab.example',
        password: 'a/b',
        from: 'Lab <panel@lab.example>',
      },
      sms: {
        template: '/etc/adasi/sms.json',
        wearerTemplate: '/etc/adasi/sms-customers.json',
        secret: 'key',
      },
      telegram: undefined,
      bale: { address: 'https://tapi.bale.ai', token: '12:ab', userName: 'lab_bot' },
      safir: { address: 'https://safir.bale.ai', key: 'key', bot: 12 },
    });
  });

  test('accept a token for metrics that is hard to guess', () => {
    const { metricsToken } = readSettings({ METRICS_TOKEN: 'sixteen-letters!' });
    expect(metricsToken).toBe('sixteen-letters!');
  });

  test('accept origins with or without a final slash', () => {
    const { publicOrigin, panelOrigins } = readSettings({
      PUBLIC_ORIGIN: 'https://Panel.example/',
      PANEL_ORIGINS: 'https://a.example, http://localhost:4322,',
    });
    expect(publicOrigin).toBe('https://panel.example');
    expect(panelOrigins).toEqual(['https://a.example', 'http://localhost:4322']);
  });

  test('accept the host names of this server', () => {
    expect(readSettings({ ALLOWED_HOSTS: 'Panel.lan, عدسی.example ,' }).allowedHosts).toEqual([
      'panel.lan',
      'xn--ugbiq40d.example',
    ]);
  });

  test.each([
    { PANEL_ORIGINS: 'https://panel.example' },
    { PANEL_ORIGINS: 'http://localhost:4322,https://panel.example' },
    { PANEL_ORIGINS: 'https://panel.example', PUBLIC_ORIGIN: 'http://api.example' },
  ])('refuse %j: the cookie would not be bound to https', (env) => {
    expect(() => readSettings(env)).toThrow(/PUBLIC_ORIGIN must be the https origin/);
  });

  test('accept a panel elsewhere on https with the https origin of the API', () => {
    const env = { PANEL_ORIGINS: 'https://panel.example', PUBLIC_ORIGIN: 'https://api.example' };
    expect(readSettings(env)).toMatchObject({ publicOrigin: 'https://api.example' });
  });

  test.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '-1' },
    { PORT: ' ' },
    { KEEP_NAMES_DAYS: '0' },
    { KEEP_NAMES_DAYS: ' ' },
    { METRICS_TOKEN: 'a' },
    { METRICS_TOKEN: 'fifteen-letters' },
    { METRICS_TOKEN: ' '.repeat(16) },
    { TRUST_PROXY: 'true' },
    { NAMED_STATEMENTS: 'no' },
    { REQUIRE_SECOND_FACTOR: 'on' },
    { PUBLIC_ORIGIN: 'panel.example' },
    { PUBLIC_ORIGIN: 'https://panel.example/app' },
    { PANEL_ORIGINS: '*' },
    { PANEL_ORIGINS: 'null' },
    { ALLOWED_HOSTS: 'https://panel.lan' },
    { ALLOWED_HOSTS: 'panel.lan:4321' },
    { ALLOWED_HOSTS: '*' },
    { PUSH_CONTACT: 'panel@lab.example' },
    { PUSH_SERVICES: '*', PUSH_CONTACT: 'mailto:panel@lab.example' },
    { PUSH_SERVICES: 'https://push.example/path', PUSH_CONTACT: 'mailto:panel@lab.example' },
    { SMTP_URL: 'smtps://mail.example' },
    { SMTP_URL: 'mail.example', MAIL_FROM: 'panel@lab.example' },
    { MAIL_FROM: 'panel@lab.example\r\nBcc: a@b.example', SMTP_URL: 'smtp://mail.example' },
    { SMTP_TLS: 'no', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'panel@lab.example' },
    { TELEGRAM_TOKEN: 'token' },
    { TELEGRAM_TOKEN: '12:ab' },
    { BALE_ADDRESS: 'tapi.bale.ai', BALE_TOKEN: '12:ab', BALE_BOT: 'lab_bot' },
    { SAFIR_KEY: 'key' },
    { DATABASE_URL: 'db.example/adasi' },
    { BACKUP_URL: 'db.example/adasi' },
  ])('refuse %j and name it', (env) => {
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
  });

  test.each(['postgres://db.example/adasi', 'socket:/run/postgresql', '/run/postgresql adasi'])(
    'accept %s as a PostgreSQL',
    (url) => {
      expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
    },
  );
});
