import { globSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { vi } from 'vitest';
import type * as language from '../../../src/i18n/language/message.ts';

const folder = new URL('../../../src/i18n/', import.meta.url);

export interface Text {
  /** Group and name, `orders.more`. */
  key: string;
  fa: string;
  en: string;
}

/** Every text of the panel, those of groups that no file exports included. */
export async function everyText(): Promise<Text[]> {
  const found: Text[] = [];
  vi.doMock('../../../src/i18n/language/message.ts', async (original) => ({
    ...(await original<typeof language>()),
    messages(name: string, texts: language.Messages) {
      for (const [key, [fa, en]] of Object.entries(texts))
        found.push({ key: `${name}.${key}`, fa, en });
      return { name, texts };
    },
  }));
  vi.resetModules();
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  vi.doUnmock('../../../src/i18n/language/message.ts');
  return found;
}

const pair = /\bfa:\s*(['`])((?:\\.|(?!\1).)*)\1,\s*en:\s*(['`])((?:\\.|(?!\3).)*)\3/gs;

/** Texts of messages, of the pages that links in them open, and of files: those outside of `i18n`. */
export const otherTexts = (): Text[] =>
  globSync(['src/domain/**/*.ts', 'server/{routes,channels,use-cases}/**/*.ts'])
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pair)].map(([, , fa = '', , en = '']) => {
        return { key: file, fa, en };
      }),
    )
    .filter(({ fa }) => /\p{Script=Arabic}/u.test(fa));
