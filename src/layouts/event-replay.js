// Presses on what is drawn but not hydrated yet: held, and done in their order once their island is live.
const held = new Map();
// Effects of an island run a frame after hydration, or this much later, ms, where no frame is drawn.
const effects = 40;
const isDrawn = (element) => element.closest?.('astro-island[ssr]');
// A second press of the same button, or a second submit of the same form, replaces the first.
const hold = (on, act, shown = on) => {
  held.delete(on);
  held.set(on, { act, shown });
  shown.ariaBusy = 'true';
};
const choose = (field, key, value) => () => {
  // Most islands read for themselves what was chosen before they were live.
  if (field[key] === value) return;
  if (key === 'checked') return field.click();
  field[key] = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
const pressEnter = (field) => () => {
  // Who has moved on is not called back.
  if (field.enterKeyHint === 'next' && document.activeElement !== field) return;
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', key));
};
const answers = {
  submit: (event) => {
    const { target, submitter } = event;
    event.preventDefault();
    hold(target, () => target.requestSubmit(submitter), submitter || target);
  },
  click: ({ target }) => {
    const button = target.closest('button');
    // Submits are held as such, the browser opens popovers, and the document's own buttons work already.
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
for (const [kind, answer] of Object.entries(answers)) {
  document.addEventListener(kind, (event) => isDrawn(event.target) && answer(event), true);
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
  ({ target }) => setTimeout(() => release(target), effects),
  true,
);
// The page stays as it was drawn: nothing on it would ever answer.
const failed = () => {
  document.getElementById('unloaded').hidden = false;
};
document.addEventListener('astro:hydration-error', failed);
