/** Length of a username in UTF-16 code units. */
export const usernameLimits = { min: 3, max: 64 } as const;

/** What a new username consists of: what can be read out on the telephone. */
export const usernameForm = /^[\p{L}\p{M}\p{N}._+@-]+$/u;
