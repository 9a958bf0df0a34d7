/** Query parameters that preselect something on a screen. Their values are ids. */
export const askedNames = { design: 'design', stockLens: 'lens' } as const;
