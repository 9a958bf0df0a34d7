/** What the address of a screen asks it to choose, by the id of what is chosen. */
export const askedNames = { design: 'design', stockLens: 'lens' } as const;
