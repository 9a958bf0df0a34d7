import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { writePanel } from '../../../server/deploy/support/panel.ts';
import { writeSamples } from '../../../server/deploy/support/sample.ts';
import { findProgram } from '../../../server/support/find-program.ts';
import { freePort } from '../../../server/support/real-server.ts';
import { selfSigned } from '../../../support/self-signed.ts';

/** The panel's name in the samples. */
export const panelHost = 'panel.example.ir';
export const panelOrigin = `https://${panelHost}`;

const names = ['nginx', 'one-origin', 'panel', 'page-headers', 'api', 'data-headers'];

/** nginx from the samples of docs/deploy, with TLS, in front of two API processes. */
export class Front {
  readonly port: number;
  readonly cert: string;
  readonly #process: ChildProcess;

  private constructor(port: number, cert: string, child: ChildProcess) {
    [this.port, this.cert, this.#process] = [port, cert, child];
  }

  static async start(folder: string, [first, second]: readonly number[]): Promise<Front> {
    const panel = path.join(folder, 'dist');
    mkdirSync(panel, { recursive: true });
    chmodSync(folder, 0o755);
    writePanel(panel);
    const { cert, key } = selfSigned([panelHost]);
    const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
    const port = await freePort();
    writeSamples(
      folder,
      names.map((name) => `nginx/${name}.conf`),
      {
        '/etc/nginx/adasi': folder,
        '/etc/adasi/tls/fullchain.pem': certFile,
        '/etc/adasi/tls/key.pem': keyFile,
        '/srv/adasi/dist': panel,
        '/run/nginx.pid': path.join(folder, 'nginx.pid'),
        '/var/log/nginx': folder,
        '/var/lib/nginx': folder,
        'listen 443': `listen 127.0.0.1:${port}`,
        'listen 80': `listen 127.0.0.1:${await freePort()}`,
        '127.0.0.1:4321': `127.0.0.1:${first}`,
        '127.0.0.1:4322': `127.0.0.1:${second}`,
      },
    );
    const args = ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    const child = spawn(findProgram('nginx'), args, { stdio: 'ignore' });
    const front = new Front(port, cert, child);
    await front.#untilListening();
    return front;
  }

  /** Opens a connection as a browser does, for HTTP/1.1. */
  async connect(): Promise<TLSSocket> {
    const socket = connect({ port: this.port, servername: panelHost, ca: this.cert });
    await once(socket, 'secureConnect');
    return socket;
  }

  stop(): void {
    this.#process.kill();
  }

  async #untilListening(): Promise<void> {
    while (this.#process.exitCode === null) {
      const socket = await this.connect().catch(() => undefined);
      socket?.destroy();
      if (socket) return;
      await wait(50);
    }
    throw new Error('nginx ended.');
  }
}
