/**
 * Prepares an error for the log: name, code and stack, but no message, because messages quote values, which may name
 * patients.
 */
export function logged(error: unknown): {
  error: string;
  code?: string | undefined;
  stack: string;
} {
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { error: name, code, stack: frames.slice(0, 6).join('\n') };
}
