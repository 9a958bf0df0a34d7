import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { paths } from '../../src/api/paths.ts';
import { knownForDays } from '../auth/known-device.ts';
import { sessionSeconds } from '../auth/session-token.ts';
import type { AppEnv } from './app-env.ts';
import { ownOrigin } from './own-origin.ts';

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

/** Goes to the login alone, so that other requests do not carry it. It opens nothing: it spares delays. */
function deviceCookieOf(c: Context<AppEnv>): { name: string; options: CookieOptions } {
  const secure = ownOrigin(c).startsWith('https:');
  const options = { path: paths.login, httpOnly: true, sameSite: 'Strict', secure } as const;
  return { name: secure ? '__Secure-adasi-device' : 'adasi-device', options };
}

export function readDeviceCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, deviceCookieOf(c).name);
}

export function writeDeviceCookie(c: Context<AppEnv>, value: string): void {
  const { name, options } = deviceCookieOf(c);
  setCookie(c, name, value, { ...options, maxAge: knownForDays * 24 * 60 * 60 });
}
