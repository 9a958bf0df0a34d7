import { ownProfile, profileChange } from '../../domain/profile/profile.ts';
import type { Contracts } from '../exchange.ts';

export const profileContract = {
  profile: { GET: { answer: ownProfile }, PUT: { body: profileChange, answer: ownProfile } },
} satisfies Contracts;
