import { workday } from '../../domain/workday/workday.ts';
import type { Contracts } from '../exchange.ts';

export const workdayContract = {
  workday: { GET: { answer: workday } },
} satisfies Contracts;
