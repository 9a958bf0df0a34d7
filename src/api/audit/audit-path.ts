/** Path of the audit log. GET, for the lab: `auditQuery` to `auditAnswer`. */
export const auditPath = '/api/audit';
