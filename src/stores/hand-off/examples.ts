import { apiOrigin } from '../../api/client.ts';
import { handOffPaths } from '../../api/hand-off/paths.ts';
import { openapiPath } from '../../api/openapi/paths.ts';

const key = "-H 'Authorization: Bearer adasi_…'";
const event = '{"id":"01933f2e-…","order":"7K3M-9QXD","event":"start"}';

/** Sample requests to this panel's API, to try in a terminal. */
export function examples() {
  const origin = apiOrigin || location.origin;
  return {
    read: `curl ${key} \\\n'${origin}${handOffPaths.orders}?since=…'`,
    report: [
      `curl ${key} -H 'Content-Type: application/json' \\`,
      `-d '{"events":[${event}]}' \\`,
      `'${origin}${handOffPaths.events}'`,
    ].join('\n'),
    signature: 'v1,base64(HMAC-SHA-256(key, id + "." + timestamp + "." + body))',
    openapi: `${origin}${openapiPath}`,
  };
}

/** Events that a program can report, with their required fields. */
export const reported =
  'accept (promisedFor), reject (reason), start, inspect, pass, ship (tracking), ask, resume, cancel, write';
