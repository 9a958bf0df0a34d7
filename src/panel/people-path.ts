/** Path of the people of the user's own account. Separate from the routes, because every page loads those. */
export const peoplePath = '/people';
