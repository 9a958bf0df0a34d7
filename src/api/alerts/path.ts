import type { ApiPath } from '../api-path.ts';
import type { AlertsAnswer } from './contract.ts';

/** GET, for the lab: what its people should see to. Apart from the other paths, which every page loads. */
export const alertsPath = '/api/alerts' as ApiPath<{ GET: AlertsAnswer }>;
