/** A name from a file, cut to 60 characters and isolated, so that the direction of the text around it doesn't change. */
export const isolated = (name: string) => `\u2068${name.slice(0, 60)}\u2069`;
