import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { nginxCommand } from '../../../server/deploy/support/nginx-config.ts';
import { writePanel } from '../../../server/deploy/support/panel.ts';
import { panelHost } from '../../../server/deploy/support/sample.ts';
import { freePort } from '../../../server/support/real-server.ts';
import { untilListening } from '../../../server/support/until-listening.ts';
import { selfSigned } from '../../../support/self-signed.ts';

export const panelOrigin = `https://${panelHost}`;

/** nginx with TLS, from the samples in docs/deploy, in front of two API processes. */
export class Front {
  readonly port: number;
  readonly cert: string;
  readonly #process: ChildProcess;

  private constructor(port: number, cert: string, child: ChildProcess) {
    [this.port, this.cert, this.#process] = [port, cert, child];
  }

  static async start(folder: string, ports: readonly number[]): Promise<Front> {
    const panel = path.join(folder, 'dist');
    mkdirSync(panel, { recursive: true });
    chmodSync(folder, 0o755);
    writePanel(panel);
    const { cert, key } = selfSigned([panelHost]);
    const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
    const port = await freePort();
    const site = { folder, panel, certFile, keyFile, port };
    const [program, ...args] = await nginxCommand(site, ports, 'one-origin.conf');
    const child = spawn(program, args, { stdio: 'ignore' });
    if (!(await untilListening(child, port))) throw new Error('nginx ended.');
    return new Front(port, cert, child);
  }

  /** Opens a connection like a browser, for HTTP/1.1. */
  async connect(): Promise<TLSSocket> {
    const socket = connect({ port: this.port, servername: panelHost, ca: this.cert });
    await once(socket, 'secureConnect');
    return socket;
  }

  stop(): void {
    this.#process.kill();
  }
}
