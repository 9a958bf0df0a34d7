/** GET: the user's profile, `ownProfile`; PUT: `profileChange`, with the same answer. */
export const profilePath = '/api/profile';
