/** Paths of the lab's notices; apart from the other paths, which every page loads. */
export const noticesPath = '/api/notices';
export const noticePath = (id: string) => `${noticesPath}/${id}`;
