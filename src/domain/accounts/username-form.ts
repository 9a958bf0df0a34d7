/** Length of a username in UTF-16 code units. */
export const usernameLimits = { min: 3, max: 64 } as const;

/** Characters allowed in a new username: those that can be read out over the telephone. */
export const usernameForm = /^[\p{L}\p{M}\p{N}._+@-]+$/u;
