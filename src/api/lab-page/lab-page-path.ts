/** Path of the lab's page. GET, for everyone: `labPageAnswer`; PUT, for the lab: `labPage`. */
export const labPagePath = '/api/lab-page';
