const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A day in an address, `2026-11-22`; empty for anything else. */
export function dayOf(text = ''): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : '';
}

/** An id in an address; empty for anything else. */
export function idOf(text = ''): string {
  return uuid.test(text) ? text : '';
}
