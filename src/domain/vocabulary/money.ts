import * as z from 'zod/mini';
import { mostRials } from './most-rials.ts';

/** An amount of money: a whole number of rials, never negative. */
export const rials = z.int().check(z.gte(0), z.lte(mostRials));
export type Rials = z.infer<typeof rials>;

/** A share in basis points, hundredths of a percent: 1000 is 10 %. At most 100 %. */
export const basisPoints = z.int().check(z.gte(0), z.lte(10_000));

/** A sum of amounts in rials, never negative. Exact up to the largest safe integer, about 9e15. */
export const sumOfRials = z.int().check(z.gte(0));

/** What an account owes the lab in rials; negative if the lab owes the account. As exact as a sum. */
export const balance = z.int();
