import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { selfSigned } from '../../../support/self-signed.ts';
import { freePort } from '../../support/real-server.ts';
import { untilListening } from '../../support/until-listening.ts';
import { writePanel } from './panel.ts';
import { apiHost, panelHost } from './sample.ts';
import type { Front } from './visitor.ts';

/** A separate folder, readable by the servers' users, with a panel and a certificate. Removed at the end. */
export interface Site extends Front {
  folder: string;
  panel: string;
  certFile: string;
  keyFile: string;
}

export async function makeSite(): Promise<Site> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-site-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const panel = path.join(folder, 'dist');
  mkdirSync(panel);
  writePanel(panel);
  const { cert, key } = selfSigned([panelHost, apiHost]);
  const certFile = path.join(folder, 'cert.pem');
  const keyFile = path.join(folder, 'key.pem');
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key);
  return { folder, panel, certFile, keyFile, cert, port: await freePort() };
}

/** The user a program runs as (by default the test's own) and additional variables. */
interface Circumstances {
  uid?: number;
  gid?: number;
  env?: Record<string, string>;
}

/** Starts an installed program, waits until it listens on a port, and ends it after the tests. */
export async function startListening(
  command: readonly [string, ...string[]],
  port: number,
  { env, ...user }: Circumstances = {},
): Promise<ChildProcess> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...user,
  });
  let output = '';
  for (const out of [child.stdout, child.stderr]) {
    out.on('data', (part) => {
      output += part;
    });
  }
  afterAll(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  if (!(await untilListening(child, port))) throw new Error(`${program} ended:\n${output}`);
  return child;
}
