import type { Access } from '../../../../server/http/guards/authorise.ts';
import type { AskedRoutes } from '../asking.ts';

/** Paths for which only the access has to be tested. */
const reads: readonly (readonly [path: string, access: Access, asking: string])[] = [
  ['/api/accounts/tiers', 'lab', 'the price tiers'],
  ['/api/alerts', 'lab', 'the alerts'],
  ['/api/channels', 'lab', 'the state of the channels'],
  ['/api/deliveries', 'signedIn', 'the deliveries'],
  ['/api/destinations', 'signedIn', 'its destinations'],
  ['/api/destinations/times', 'signedIn', 'its quiet times'],
  ['/api/favourites', 'signedIn', 'its favourites'],
  ['/api/watches', 'shop', 'the items it watches'],
  ['/api/webhooks', 'lab', 'the webhooks'],
  ['/api/machine-keys', 'lab', 'the keys of machines'],
  ['/api/lab/counts', 'lab', 'the counts of what waits for the lab'],
  ['/api/lab-page', 'anyone', 'the lab’s contact details'],
  ['/api/warranty', 'signedIn', 'the warranty'],
  ['/api/ledger/tax-rates', 'owner', 'the tax rates'],
  ['/api/ledger/ageing', 'lab', 'the amounts due from all accounts'],
  ['/api/dashboard', 'signedIn', 'the dashboard'],
  ['/api/changes', 'signedIn', 'changes'],
  ['/api/second-factor', 'enrolling', 'its own factors'],
  ['/api/health', 'anyone', 'health'],
  ['/api/health/live', 'anyone', 'liveness'],
  ['/api/health/ready', 'anyone', 'readiness'],
  ['/api/openapi.json', 'anyone', 'the OpenAPI document'],
  ['/api/session', 'visitor', 'the session'],
  ['/api/sessions', 'signedIn', 'its open sessions'],
  ['/api/privacy/data', 'signedIn', 'its data as a file'],
  ['/api/profile', 'signedIn', 'its profile'],
  ['/api/shelf/accessories', 'lab', 'the accessories'],
  ['/api/shelf/low', 'lab', 'the items that are low'],
];

export const plainReads: AskedRoutes = Object.fromEntries(
  reads.map(([path, access, asking]) => [
    `GET ${path}`,
    { access, askings: [{ asking, request: () => ({ path }) }] },
  ]),
);
