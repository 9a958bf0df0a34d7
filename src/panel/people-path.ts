/** The people of one's own account. Apart from the routes, which every page loads. */
export const peoplePath = '/people';
