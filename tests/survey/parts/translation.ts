import type { Fault, Part } from '../part.ts';

/**
 * Runs in the page: translates it like a browser, wrapping each text in new elements except where the page opts out.
 * Returns the elements whose text was replaced.
 */
function translate(): string[] {
  const hint = document.querySelector('meta[name="google"][content="notranslate"]');
  const found: string[] = hint ? [] : ['head: no hint'];
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const taken: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || parent.closest('script, style, noscript') || text.data.trim() === '') continue;
    if (parent.translate && !parent.closest('.notranslate')) taken.push(text);
  }
  for (const text of taken) {
    const { parentElement: parent } = text;
    const wrapped = document.createElement('font');
    text.replaceWith(wrapped);
    wrapped.append(text);
    found.push(`${parent?.localName}.${parent?.className}: ${text.data.slice(0, 40)}`);
  }
  return found;
}

const faultOf = (where: string): Fault => ({ what: 'may be translated', where, howMuch: '1' });

/** A browser's translation must leave every text alone, so that later changes of figures stay visible. */
export const translation: Part = {
  loaded: async (page) => (await page.evaluate(translate)).map(faultOf),
  navigated: async (page) => (await page.evaluate(translate)).map(faultOf),
};
