import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppEnv } from '../app-env.ts';
import { sessionSeconds } from '../db/sessions.ts';
import { ownOrigin } from '../own-origin.ts';

/** Over https the name itself binds the cookie to this host and to https; plain http (localhost) cannot have that. */
function cookieOf(c: Context<AppEnv>): { name: string; options: CookieOptions } {
  const secure = ownOrigin(c).startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
  return { name: secure ? '__Host-adasi' : 'adasi', options };
}

export function readCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, cookieOf(c).name);
}

export function writeCookie(c: Context<AppEnv>, value: string): void {
  const { name, options } = cookieOf(c);
  setCookie(c, name, value, { ...options, maxAge: sessionSeconds });
}

export function clearCookie(c: Context<AppEnv>): void {
  const { name, options } = cookieOf(c);
  deleteCookie(c, name, options);
}
