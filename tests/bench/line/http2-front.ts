import { once } from 'node:events';
import { type OutgoingHttpHeaders, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { selfSigned } from '../../support/self-signed.ts';

/** Connection headers, which HTTP/2 forbids. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/** HTTP/2 over TLS 1.3 in front of the panel's server. Node interleaves answers and ignores priorities. */
export async function http2Front(origin: string) {
  const { keyHash, ...identity } = selfSigned();
  const passOn = (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const headers: OutgoingHttpHeaders = { ...Object.fromEntries(own), host: asked.authority };
    // The server behind it receives plain HTTP and expects that origin.
    if (headers.origin) headers.origin = `http://${asked.authority}`;
    const onward = request(`${origin}${asked.url}`, { method: asked.method, headers }, (came) => {
      for (const name of ofConnection) delete came.headers[name];
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const server = createSecureServer({ ...identity, minVersion: 'TLSv1.3' }, passOn);
  const sessions = new Set<ServerHttp2Session>();
  server.on('tlsClientError', (e) => console.error(e));
  server.on('sessionError', (e) => console.error(e));
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  const stop = async () => {
    for (const session of sessions) session.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: address.port, keyHash, stop };
}
