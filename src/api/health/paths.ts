/** GET: whether the server and its database work. */
export const healthPath = '/api/health';
