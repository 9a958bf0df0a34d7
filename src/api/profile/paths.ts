import type * as z from 'zod/mini';
import type { OwnProfile, profileChange } from '../../domain/profile/profile.ts';
import type { ApiPath, Change } from '../api-path.ts';

/** GET: the user's profile; PUT changes it, with the same answer. */
export const profilePath = '/api/profile' as ApiPath<{
  GET: OwnProfile;
  PUT: Change<z.input<typeof profileChange>, OwnProfile>;
}>;
