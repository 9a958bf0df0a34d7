import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { sessionPaths } from '../../src/api/session/paths.ts';
import { knownForDays } from '../auth/known-device.ts';
import { sessionSeconds } from '../auth/session-token.ts';
import { secondStepSeconds } from '../db/second-factor/second-steps.ts';
import type { AppEnv } from './app-env.ts';
import { ownOrigin } from './own-origin.ts';

/** Over https the `__Host-` prefix binds the cookie to this host; plain http (localhost) does not allow it. */
function sessionCookie(c: Context<AppEnv>): { name: string; options: CookieOptions } {
  const secure = ownOrigin(c).startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
  return { name: secure ? '__Host-adasi' : 'adasi', options };
}

export function readSessionCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, sessionCookie(c).name);
}

export function writeSessionCookie(c: Context<AppEnv>, value: string): void {
  const { name, options } = sessionCookie(c);
  setCookie(c, name, value, { ...options, maxAge: sessionSeconds });
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  const { name, options } = sessionCookie(c);
  deleteCookie(c, name, options);
}

/** Sent only to the login path. It grants no access; it only exempts a known device from login delays. */
function deviceCookie(c: Context<AppEnv>): { name: string; options: CookieOptions } {
  const secure = ownOrigin(c).startsWith('https:');
  const options = { path: sessionPaths.login, httpOnly: true, sameSite: 'Strict', secure } as const;
  return { name: secure ? '__Secure-adasi-device' : 'adasi-device', options };
}

export function readDeviceCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, deviceCookie(c).name);
}

export function writeDeviceCookie(c: Context<AppEnv>, value: string): void {
  const { name, options } = deviceCookie(c);
  setCookie(c, name, value, { ...options, maxAge: knownForDays * 24 * 60 * 60 });
}

/** Sent only to the login path, between the right password and the second step. */
function stepCookie(c: Context<AppEnv>): { name: string; options: CookieOptions } {
  const secure = ownOrigin(c).startsWith('https:');
  const options = { path: sessionPaths.login, httpOnly: true, sameSite: 'Strict', secure } as const;
  return { name: secure ? '__Secure-adasi-step' : 'adasi-step', options };
}

export function readStepCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, stepCookie(c).name);
}

export function writeStepCookie(c: Context<AppEnv>, value: string): void {
  const { name, options } = stepCookie(c);
  setCookie(c, name, value, { ...options, maxAge: secondStepSeconds });
}

export function clearStepCookie(c: Context<AppEnv>): void {
  const { name, options } = stepCookie(c);
  deleteCookie(c, name, options);
}
