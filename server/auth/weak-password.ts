import { faultOfPassword, type PasswordFault } from '../../src/domain/vocabulary/password.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The user's names, which other people know. */
interface Names {
  account: string;
  username: string;
  name: string;
}

/** The first reason to refuse a new password of a user; undefined if it is acceptable. */
export function weaknessOf(
  password: string,
  { account, username, name }: Names,
): PasswordFault | undefined {
  const words = ['adasi', 'عدسی', account, username, name];
  return faultOfPassword(password, { words, isCommon: isCommonPassword });
}
