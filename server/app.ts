import { type Context, Hono } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { linkPaths } from '../src/api/accounts/link-paths.ts';
import { accountPaths } from '../src/api/accounts/paths.ts';
import { peoplePaths } from '../src/api/accounts/people-paths.ts';
import { alertsPath } from '../src/api/alerts/path.ts';
import { auditPath } from '../src/api/audit/audit-path.ts';
import { deliveryPaths } from '../src/api/delivery-paths.ts';
import { feedPath, handOffPaths } from '../src/api/hand-off/paths.ts';
import { labPagePath } from '../src/api/lab-page/lab-page-path.ts';
import { ledgerPaths } from '../src/api/ledger-paths.ts';
import { noticesPath } from '../src/api/notice-path.ts';
import { notificationPaths } from '../src/api/notification-paths.ts';
import { paths } from '../src/api/paths.ts';
import { privacyPaths } from '../src/api/privacy-paths.ts';
import { profilePath } from '../src/api/profile/paths.ts';
import { revisionPaths } from '../src/api/revisions/paths.ts';
import { secondFactorPaths } from '../src/api/second-factor/paths.ts';
import { stockroomPaths } from '../src/api/stockroom/stockroom-paths.ts';
import { answerError } from './http/answer-error.ts';
import type { AppEnv, Services } from './http/app-env.ts';
import { jsonOnly } from './http/guards/json-only.ts';
import { knownHost } from './http/guards/known-host.ts';
import { panelCors } from './http/guards/panel-cors.ts';
import { panelOnly } from './http/guards/panel-only.ts';
import { roomOnly } from './http/guards/room-only.ts';
import { apiHeaders, errorHeaders } from './http/guards/security-headers.ts';
import { bulkBodyOnly, smallBodyOnly } from './http/guards/small-body-only.ts';
import { wholeUpload } from './http/guards/whole-upload.ts';
import { logRequest } from './http/log-request.ts';
import { measureRequest } from './http/measure-request.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { refuse } from './http/refuse.ts';
import { accessories } from './routes/accessories.ts';
import { accessoryPictures } from './routes/accessory-pictures.ts';
import { account } from './routes/accounts/account.ts';
import { accountRows } from './routes/accounts/account-rows.ts';
import { filedAccounts } from './routes/accounts/filed-accounts.ts';
import { accounts } from './routes/accounts/find-accounts.ts';
import { alerts } from './routes/alerts.ts';
import { audit } from './routes/audit.ts';
import { catalogue } from './routes/catalogue.ts';
import { changes } from './routes/changes/changes.ts';
import { changesStream } from './routes/changes/changes-stream.ts';
import { notificationSettings } from './routes/changes/notification-settings.ts';
import { dashboard } from './routes/dashboard.ts';
import { deliveries } from './routes/deliveries/deliveries.ts';
import { feed } from './routes/hand-off/feed.ts';
import { machineKeys } from './routes/hand-off/machine-keys.ts';
import { webhooks } from './routes/hand-off/webhooks.ts';
import { health } from './routes/health.ts';
import { labPage } from './routes/lab-page.ts';
import { creditLimits } from './routes/ledger/credit-limits.ts';
import { enteredEntries } from './routes/ledger/entered-entries.ts';
import { statement } from './routes/ledger/statement.ts';
import { taxes } from './routes/ledger/taxes.ts';
import { logout } from './routes/logout.ts';
import { metricsRoute } from './routes/metrics.ts';
import { notices } from './routes/notices.ts';
import { openApi } from './routes/openapi.ts';
import { orders } from './routes/orders/orders.ts';
import { scans } from './routes/orders/scans.ts';
import { links } from './routes/people/links.ts';
import { people } from './routes/people/people.ts';
import { usedLinks } from './routes/people/use-link.ts';
import { ownData } from './routes/privacy/own-data.ts';
import { password } from './routes/privacy/password.ts';
import { sessions } from './routes/privacy/sessions.ts';
import { profile } from './routes/profile/profile.ts';
import { revisions } from './routes/revisions/read.ts';
import { savedRevisions } from './routes/revisions/save.ts';
import { addFactors } from './routes/second-factor/add.ts';
import { factors } from './routes/second-factor/factors.ts';
import { factorsOfShopUser } from './routes/second-factor/of-shop-user.ts';
import { session } from './routes/session.ts';
import { login } from './routes/sign-in/login.ts';
import { secondStep } from './routes/sign-in/second-step.ts';
import { stock } from './routes/stock.ts';
import { movements } from './routes/stockroom/movements.ts';
import { shelfItems } from './routes/stockroom/shelf-items.ts';
import { accessoriesAnswer } from './use-cases/catalogue/accessories-answer.ts';
import { ListHistory } from './use-cases/catalogue/list-history.ts';
import { stockAnswer } from './use-cases/catalogue/stock-answer.ts';
import { VisitorAnswer } from './use-cases/catalogue/tagged-answer.ts';
import { OrderRateLimiter } from './use-cases/orders/order-rate-limiter.ts';

const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Paths of images that are uploaded. */
const imagePaths = [`${paths.orders}/:id/photos/:photo`, `${paths.accessories}/:product/picture`];

/** An upload, which has its own guard. */
const isImage = ({ req }: Context) =>
  req.method === 'PUT' &&
  /^\/api\/(orders\/[^/]+\/photos\/[^/]+|accessories\/[^/]+\/picture)$/.test(req.path);

/** Bulk saves of the lab may be long; they have their own guards. */
const isBulk = ({ req }: Context) =>
  (req.method === 'PUT' && req.path === accountPaths.filed) ||
  (req.method === 'POST' &&
    (req.path === stockroomPaths.postings ||
      /^\/api\/revisions(\/preview|\/\d+\/restore)?$/.test(req.path)));

/** Machines send no origin, and no page can send their keys. */
const isFromMachine = ({ req }: Context) =>
  req.path.startsWith(`${feedPath}/`) && req.header('Origin') === undefined;

/** Small enough for the space reserved on a full disk; without it users could not even look at their orders. */
const isSigningInOrOut = [paths.login, secondFactorPaths.secondStep, paths.logout];

/** The order API. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { database, settings } = services;
  const metrics = settings.metricsToken ? createMetrics(services) : undefined;
  if (metrics) app.use('/api/*', measureRequest(metrics));
  app.use('/api/*', logRequest(settings), apiHeaders(settings));
  app.use(errorHeaders, knownHost(settings));
  const orderRateLimiter = new OrderRateLimiter();
  const listHistory = new ListHistory(database);
  const visitorStock = new VisitorAnswer(() => stockAnswer(database, undefined));
  const visitorAccessories = new VisitorAnswer(() => accessoriesAnswer(database, undefined));
  app.use('/api/*', (c, next) => {
    c.set('services', services);
    c.set('orderRateLimiter', orderRateLimiter);
    c.set('listHistory', listHistory);
    c.set('visitorStock', visitorStock);
    c.set('visitorAccessories', visitorAccessories);
    return next();
  });
  app.use('/api/*', compress(), panelCors(settings));
  app.on('PUT', imagePaths, wholeUpload);
  app.on(changing, '/api/*', except(isFromMachine, panelOnly));
  app.on(changing, '/api/*', except(isImage, jsonOnly, except(isBulk, smallBodyOnly)));
  app.on(changing, '/api/*', except(isSigningInOrOut, roomOnly));
  app.post(stockroomPaths.postings, bulkBodyOnly);
  app.route(paths.health, health);
  app.route('/api/metrics', metricsRoute(metrics));
  app.route(paths.login, login);
  app.route(secondFactorPaths.secondStep, secondStep);
  app.route(paths.logout, logout);
  app.route(paths.session, session);
  app.route(privacyPaths.sessions, sessions);
  app.route(privacyPaths.password, password);
  app.route(privacyPaths.data, ownData);
  app.route(profilePath, profile);
  app.route(secondFactorPaths.own, factors);
  app.route(secondFactorPaths.own, addFactors);
  app.route(paths.catalogue, catalogue);
  app.route(paths.stock, stock);
  app.route(paths.accessories, accessories);
  app.route(paths.accessories, accessoryPictures);
  app.route(stockroomPaths.all, shelfItems);
  app.route(stockroomPaths.all, movements);
  app.route(paths.orders, orders);
  app.route(paths.changesStream, changesStream);
  app.route(paths.changes, changes);
  app.route(paths.dashboard, dashboard);
  app.route(paths.scans, scans);
  app.route(paths.accounts, accounts);
  app.route(paths.accounts, factorsOfShopUser);
  app.route(accountPaths.filed, filedAccounts);
  app.route(accountPaths.accounts, accountRows);
  app.route(accountPaths.accounts, account);
  app.route(peoplePaths.people(), people);
  app.route(linkPaths.links(), links);
  app.route(linkPaths.links(), usedLinks);
  app.route(ledgerPaths.statement, statement);
  app.route(ledgerPaths.statement, creditLimits);
  app.route(ledgerPaths.statement, taxes);
  app.route(ledgerPaths.entries, enteredEntries);
  app.route(deliveryPaths.all, deliveries);
  app.route(noticesPath, notices);
  app.route(revisionPaths.all, savedRevisions);
  app.route(revisionPaths.all, revisions);
  app.route(alertsPath, alerts);
  app.route(auditPath, audit);
  app.route(labPagePath, labPage);
  app.route(handOffPaths.keys, machineKeys);
  app.route(feedPath, feed);
  app.route(handOffPaths.webhooks, webhooks);
  app.route(notificationPaths.settings, notificationSettings);
  app.get(paths.openapi, ...openApi(app));
  app.all('/api/*', (c) => refuse(c, 'notFound'));
  app.onError(answerError);
  return app;
}
