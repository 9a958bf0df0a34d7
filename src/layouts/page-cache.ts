import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { versionIn } from '../panel/version.ts';

/** Markup of pages opened before, by path. */
const opened = new Map<string, string>();

/** Markup without the shell, which is already on screen; undefined for a page outside the panel. */
function withoutShell({ head, body }: Document): string | undefined {
  const main = body.querySelector('.main');
  return main ? head.outerHTML + main.outerHTML : undefined;
}

const persisted = 'data-astro-transition-persist';

/** The shared stylesheet stays in the document, so a kept page needs only its name. */
function leaveOutSheet(next: Document): void {
  const sheet = next.head.querySelector(`style[${persisted}]`);
  const name = next.createElement('meta');
  name.setAttribute(persisted, sheet?.getAttribute(persisted) ?? '');
  sheet?.replaceWith(name);
}

/** The version whose shell a page has; undefined for a page without one. */
const versionOf = (page: Document) =>
  versionIn(page.querySelector('astro-island')?.getAttribute('component-url') ?? '');

/**
 * Opens a page seen before from memory: on a slow device, fetching a page and parsing its shell take most of a
 * navigation. Copying nodes would be faster still, but the content security policy refuses copied styles.
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
    // A page of a newer version has its own shell and stores. The browser opens it, without this
    // shell.
    const version = versionOf(event.newDocument);
    if (version && version !== versionOf(document)) return event.preventDefault();
    leaveOutSheet(event.newDocument);
    const markup = withoutShell(event.newDocument);
    if (markup) opened.set(pathname, markup);
  };
}
