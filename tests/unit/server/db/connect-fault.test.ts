import { expect, test } from 'vitest';
import { connectFault } from '../../../../server/db/connect-fault.ts';

const faultOf = (code: string, message: string) =>
  connectFault('DATABASE_URL', Object.assign(new Error(message), { code }));

test.each([
  [
    'ECONNREFUSED',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'DATABASE_URL: connect ECONNREFUSED 127.0.0.1:5432. No PostgreSQL listens there: start it, or correct the host and port.',
  ],
  [
    '3D000',
    'database "adasi" does not exist',
    'DATABASE_URL: database "adasi" does not exist. Create it: create database adasi owner adasi.',
  ],
  [
    // A name with several addresses fails without a message of its own.
    'ECONNREFUSED',
    '',
    'DATABASE_URL: ECONNREFUSED. No PostgreSQL listens there: start it, or correct the host and port.',
  ],
  [
    '57P03',
    'the database system is starting up',
    'DATABASE_URL: the database system is starting up.',
  ],
])('%s says what to do', (code, message, said) => {
  expect(faultOf(code, message)).toBe(said);
});
