// Holds events on islands that are rendered but not hydrated, and replays them in order after hydration.
const held = new Map();
// Delay after hydration, ms. An island's effects run one frame after it, or this much later if no frame is drawn.
const effectDelay = 40;
const isInert = (element) => element.closest?.('astro-island[ssr]');
// A second click on the same button, or a second submit of the same form, replaces the first.
const hold = (on, act, shown = on) => {
  held.delete(on);
  held.set(on, { act, shown });
  shown.ariaBusy = 'true';
};
const choose = (field, key, value) => () => {
  // Most islands read values chosen before hydration themselves.
  if (field[key] === value) return;
  if (key === 'checked') return field.click();
  field[key] = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
const pressEnter = (field) => () => {
  // Don't move the focus of a user who has already gone on.
  if (field.enterKeyHint === 'next' && document.activeElement !== field) return;
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', key));
};
const handlers = {
  submit: (event) => {
    const { target, submitter } = event;
    event.preventDefault();
    hold(target, () => target.requestSubmit(submitter), submitter || target);
  },
  click: ({ target }) => {
    const button = target.closest('button');
    // Submit buttons are held as submits, the browser opens popovers, and `data-early` buttons already work.
    if (!button || button.popoverTargetElement || button.dataset.early) return;
    if (button.type === 'button') hold(button, () => button.click());
  },
  change: ({ target }) => {
    const key = /radio|checkbox/.test(target.type) ? 'checked' : target.options && 'value';
    if (key) held.set(target, { act: choose(target, key, target[key]), shown: target });
  },
  keydown: ({ key, target, isComposing }) => {
    const submits = target.form?.querySelector('[type=submit]') || target.form?.length === 1;
    if (key !== 'Enter' || isComposing || submits || !target.enterKeyHint) return;
    held.set(target, { act: pressEnter(target), shown: target });
  },
};
for (const [kind, handle] of Object.entries(handlers)) {
  document.addEventListener(kind, (event) => isInert(event.target) && handle(event), true);
}
const release = (island) => {
  for (const [on, { act, shown }] of held) {
    if (!island.contains(on)) continue;
    held.delete(on);
    shown.ariaBusy = null;
    act();
  }
};
document.addEventListener(
  'astro:hydrate',
  ({ target }) => setTimeout(() => release(target), effectDelay),
  true,
);
// Nothing on the page would ever respond, so show a message.
const failed = () => {
  document.getElementById('unloaded').hidden = false;
};
document.addEventListener('astro:hydration-error', failed);
