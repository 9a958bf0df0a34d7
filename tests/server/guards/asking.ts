import { type Access, isForMachines } from '../../../server/http/guards/authorise.ts';
import type { MachineScope } from '../../../src/domain/hand-off/machine-key.ts';
import type { RequestOptions } from '../support/fresh-app.ts';

export const shops = ['shop', 'shop2', 'customer'] as const;
export type Shop = (typeof shops)[number];

/**
 * Who sends a request; `ended` has the cookie of an ended session of `shop`, `suspended` one of a suspended account,
 * `deactivated` one of a deactivated user of `shop`. `staff` is a user of `shop` who is not an owner. `enrolling` works
 * for the lab and still has to set up the required second factor. The machines have keys instead: `reader` and
 * `reporter` have one with a single scope each, `revoked` one that has ended.
 */
export const askers = [
  'anonymous',
  'ended',
  'suspended',
  'deactivated',
  ...shops,
  'staff',
  'lab',
  'enrolling',
  'reader',
  'reporter',
  'revoked',
] as const;
export type Asker = (typeof askers)[number];

/** The owner of the thing a request names; `missing` has no owner, `invalid` is not an id. */
export const owners = [...shops, 'missing', 'invalid'] as const;
export type Owner = (typeof owners)[number];

/** The things a request can name: an order of the owner and what belongs to it. */
export interface Target {
  owner: Owner;
  account: string | undefined;
  order: string;
  /** Another order, which is delivered. */
  delivered: string;
  /** The event by which the lab accepted the order. */
  event: string;
  photo: string;
  /** A delivery that is shipped. */
  delivery: string;
  /** A delivery that is not shipped. */
  packing: string;
  invoice: string;
  /** An open session of the owner’s user. */
  session: string;
  /** The owner’s user. */
  user: string;
  /** A user of the account who isn't an owner and isn't an asker. */
  person: string;
  mark: string;
}

/** Targets from an asker's point of view; askers without orders get those of `shop`. */
export interface Seen {
  own: Target;
  other: Target;
}

/** One kind of request to a route. The status for each asker is derived from it. */
export interface Asking {
  asking: string;
  /**
   * The owners whose things are found. `own`: a shop finds only its own, the lab finds all; `any`: the answer does not
   * depend on the owner, for example if each account has its own ids. If undefined, the request names nothing and is
   * sent once.
   */
  finds?: 'own' | 'any';
  /** Status for askers who may use the route and find the thing (default 200). Staff get their shop's unless given. */
  gets?: number | (Record<'shop' | 'lab', number> & { staff?: number });
  /** Status if the thing does not exist and shops find only their own (default 404). */
  missing?: number;
  /** Status for an invalid id (default 404). */
  invalid?: number;
  request: (target: Target, seen: Seen) => RequestOptions & { path: string };
}

/** The access to a route, and the requests to try. */
export interface AskedRoute {
  access: Access;
  askings: readonly Asking[];
}

/** Routes as `METHOD /path`. */
export type AskedRoutes = Readonly<Record<string, AskedRoute>>;

export const isShop = (asker: string): asker is Shop => shops.some((shop) => shop === asker);

/** The shop whose rows an asker sees; undefined for the lab and for visitors. */
export const shopOf = (asker: Asker): Shop | undefined => {
  if (asker === 'staff') return 'shop';
  return isShop(asker) ? asker : undefined;
};

/** The expected status for an asker. */
export function statusFor(access: Access, asker: Asker, asking: Asking, owner: Owner): number {
  const { finds, gets = 200, missing = 404, invalid = 404 } = asking;
  const shop = shopOf(asker);
  const refused = refusalFor(access, asker);
  if (refused) return refused;
  if (finds && owner === 'invalid') return invalid;
  if (finds === 'own' && owner === 'missing') return missing;
  if (finds === 'own' && shop && owner !== shop) return 404;
  if (typeof gets === 'number') return gets;
  return (asker === 'staff' && gets.staff) || gets[shop ? 'shop' : 'lab'];
}

/** The scope of each machine's key. */
export const scopesOf: Partial<Record<Asker, MachineScope>> = {
  reader: 'orders:read',
  reporter: 'events:write',
};

/** The status for an asker who may not use the route at all. */
function refusalFor(access: Access, asker: Asker): 401 | 403 | undefined {
  if (access === 'anyone' || access === 'visitor') return undefined;
  if (isForMachines(access)) return refusalOfMachine(access, asker);
  if (asker === 'enrolling') return access === 'enrolling' ? undefined : 401;
  if (!shopOf(asker) && asker !== 'lab') return 401;
  if (access === 'owner') return asker === 'staff' ? 403 : undefined;
  const isOfOneSide = access === 'shop' || access === 'lab';
  return isOfOneSide && (access === 'lab') !== (asker === 'lab') ? 403 : undefined;
}

function refusalOfMachine(access: MachineScope, asker: Asker): 401 | 403 | undefined {
  const scope = scopesOf[asker];
  if (!scope) return 401;
  return scope === access ? undefined : 403;
}
