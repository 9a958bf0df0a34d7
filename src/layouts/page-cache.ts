import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { versionIn } from '../panel/version.ts';

/** Markup of pages visited before, by path. */
const opened = new Map<string, string>();

/** A page's markup without the shell, which is already on screen; undefined for pages outside the panel. */
function withoutShell({ head, body }: Document): string | undefined {
  const main = body.querySelector('.main');
  return main ? head.outerHTML + main.outerHTML : undefined;
}

const persisted = 'data-astro-transition-persist';

/** Replaces the shared stylesheet, which stays in the document, with its name. */
function omitSharedSheet(next: Document): void {
  const sheet = next.head.querySelector(`style[${persisted}]`);
  const name = next.createElement('meta');
  name.setAttribute(persisted, sheet?.getAttribute(persisted) ?? '');
  sheet?.replaceWith(name);
}

/** The version of a page's shell; undefined for a page without one. */
const versionOf = (page: Document) =>
  versionIn(page.querySelector('astro-island')?.getAttribute('component-url') ?? '');

/**
 * Opens pages visited before from memory, because on a slow device, fetching a page and parsing its shell take most of
 * a navigation. Copying nodes would be even faster, but the content security policy rejects copied styles.
 */
export function cachePages(event: TransitionBeforePreparationEvent): void {
  if (!document.querySelector('.main')) return;
  const load = event.loader;
  const { pathname } = event.to;
  event.loader = async () => {
    const kept = opened.get(pathname);
    if (kept) {
      event.newDocument = new DOMParser().parseFromString(kept, 'text/html');
      return;
    }
    await load();
    if (event.defaultPrevented || event.signal.aborted || event.to.pathname !== pathname) return;
    // A page of a newer version needs its own shell and stores, so the browser loads it in full.
    const version = versionOf(event.newDocument);
    if (version && version !== versionOf(document)) return event.preventDefault();
    omitSharedSheet(event.newDocument);
    const markup = withoutShell(event.newDocument);
    if (markup) opened.set(pathname, markup);
  };
}
