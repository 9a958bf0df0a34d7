import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll } from 'vitest';

/** Where a proxy listens with TLS, and the certificate it shows. */
export interface Front {
  port: number;
  cert: string;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form, instead. */
  form?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

/** A proxy may close a connection after some number of requests (nginx: 1,000). A browser then opens another one. */
const requestsOfConnection = 500;

/** A browser's HTTP/2 connection to one host name, without a browser. */
export class Visitor {
  readonly origin: string;
  readonly #connect: () => ClientHttp2Session;
  readonly #sessions: ClientHttp2Session[] = [];
  #requests = 0;

  constructor({ port, cert }: Front, host: string) {
    this.origin = `https://${host}`;
    this.#connect = () =>
      connect(`https://127.0.0.1:${port}`, { servername: host, ca: cert }).on('error', () => {});
    afterAll(() => {
      for (const session of this.#sessions) session.destroy();
    });
  }

  /** Sends a request and reads the whole response. */
  async ask(path: string, asking: Asking = {}): Promise<Answered> {
    const { status, headers, body } = await this.open(path, asking);
    const parts: Buffer[] = [];
    for await (const part of body) parts.push(part);
    return { status, headers, text: decoded(Buffer.concat(parts), headers) };
  }

  /** Sends a request and returns the response as soon as it begins. */
  async open(path: string, { method = 'GET', headers = {}, body, form }: Asking = {}) {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const fields = form && new URLSearchParams(form).toString();
    const stream = this.#session().request({
      ':method': method,
      ':path': path,
      ':authority': new URL(this.origin).host,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(fields !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    });
    stream.end(fields ?? json);
    const [{ ':status': status, ...rest }] = await once(stream, 'response');
    const given = Object.entries(rest).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
    return { status: Number(status), headers: new Headers(given), body: stream };
  }

  #session(): ClientHttp2Session {
    const connection = Math.floor(this.#requests / requestsOfConnection);
    this.#requests += 1;
    this.#sessions[connection] ??= this.#connect();
    return this.#sessions[connection];
  }
}

function decoded(body: Buffer, headers: Headers): string {
  const encoding = headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
