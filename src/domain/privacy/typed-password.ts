/** Form contents for changing a password. */
export type TypedPassword = { current: string; next: string };
