/** What is typed to change a password. */
export type TypedPassword = { current: string; next: string };
