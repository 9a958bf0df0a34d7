import { readJson } from './try-request.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const renamed = (value: unknown, rename: (name: string) => string) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [rename(name), each]))
    : value;

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Writes JSON in snake case (`chat_id`) from a value in camel case (`chatId`). */
export const writeSnakeCase = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) => renamed(each, toSnake));

/** Reads such JSON; undefined if the text is not JSON. */
export function readSnakeCase(text: string): unknown {
  const answer = readJson(text);
  return answer === undefined
    ? undefined
    : JSON.parse(text, (_, each: unknown) => renamed(each, toCamel));
}
