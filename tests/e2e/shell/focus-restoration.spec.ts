import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';

test.use({ looksOnly: true });

type Case = {
  name: string;
  html: string;
  /** What a click on `#pressed` does; `$` finds an element by selector. */
  act: string;
  /** The element that should have the focus in the end. */
  to: string;
};

const rows = (tag: string, row: string) =>
  ['a', 'b', 'c']
    .map((id) => `<${row} id="row-${id}"><button id="${id}">Delete ${id}</button></${row}>`)
    .join('')
    .replace(/^/, `<${tag} id="list">`)
    .concat(`</${tag}>`);

const cases: Case[] = [
  {
    name: 'the next row, for a deleted one',
    html: rows('ul', 'li').replace('"b"', '"pressed"'),
    act: "$('#row-b').remove()",
    to: 'c',
  },
  {
    name: 'the row before, for the last one',
    html: rows('ol', 'li').replace('"c"', '"pressed"'),
    act: "$('#row-c').remove()",
    to: 'b',
  },
  {
    name: 'the heading, for the only row',
    html: '<h2 id="title">Rows</h2><ul><li id="row"><button id="pressed">Delete</button></li></ul>',
    act: "$('#row').remove()",
    to: 'title',
  },
  {
    name: 'what an emptied list says next',
    html: '<h2>Rows</h2><div id="box"><ul><li><button id="pressed">Send</button></li></ul></div>',
    act: '$(\'#box\').innerHTML = \'<p>Nothing. <a id="next" href="/rx">Begin</a></p>\'',
    to: 'next',
  },
  {
    name: 'the first field of a form in place of its button',
    html: '<p id="place"><button id="pressed">New</button></p>',
    act: "$('#place').innerHTML = '<form><input id=\"name\"><button>Make</button></form>'",
    to: 'name',
  },
  {
    name: 'the heading of a part in place of a form',
    html: '<div id="place"><form><input><button type="button" id="pressed">Make</button></form></div>',
    act: "$('#place').innerHTML = '<section><h3 id=\"made\">Made</h3><input></section>'",
    to: 'made',
  },
  {
    name: 'the button in place of a form that was closed',
    html: '<div id="place"><form><input><button type="button" id="pressed">Cancel</button></form></div>',
    act: "$('#place').innerHTML = '<button id=\"new\">New</button>'",
    to: 'new',
  },
  {
    name: 'the question of a step that asks again',
    html: '<ul><li><p id="place"><button id="pressed">Delete</button></p></li></ul>',
    act: "$('#place').innerHTML = '<button id=\"sure\">Yes, delete</button><button>Keep</button>'",
    to: 'sure',
  },
  {
    name: 'the button beside one that was answered with no',
    html: '<p><button id="delete">Delete</button><button id="pressed">Keep</button></p>',
    act: "$('#pressed').remove()",
    to: 'delete',
  },
  {
    name: 'the row itself, where it takes the focus, and no button that acts',
    html: '<ul><li id="row" tabindex="-1"><button id="pressed">Send</button><button>Delete</button></li></ul>',
    act: "$('#pressed').remove()",
    to: 'row',
  },
  {
    name: 'the next row itself, where it takes the focus',
    html: '<ul><li id="row"><button id="pressed">Send</button></li><li id="next" tabindex="-1"><button>Send</button></li></ul>',
    act: "$('#row').remove()",
    to: 'next',
  },
  {
    name: 'the first new row, for the last "more"',
    html: '<table><tbody id="list"><tr><td><a href="/rx">1</a></td></tr></tbody></table><p><button id="pressed">More</button></p>',
    act: "$('#list').insertAdjacentHTML('beforeend', '<tr><td><a id=\"fresh\" href=\"/rx\">2</a></td></tr>'); $('#pressed').remove()",
    to: 'fresh',
  },
  {
    name: 'the control beside one that stays disabled',
    html: '<p><button id="pressed">−</button><input id="count"><button>+</button></p>',
    act: "$('#pressed').disabled = true",
    to: 'count',
  },
  {
    name: 'the control itself, once it is enabled again',
    html: '<p><button id="pressed">Save</button><button>Cancel</button></p>',
    act: "$('#pressed').disabled = true; setTimeout(() => { $('#pressed').disabled = false }, 300)",
    to: 'pressed',
  },
  {
    name: 'the heading, for a part that is hidden',
    html: '<h2 id="title">Part</h2><div id="part"><button id="pressed">Close</button></div>',
    act: "$('#part').hidden = true",
    to: 'title',
  },
  {
    name: 'what comes in place some time later',
    html: '<div id="place"><button id="pressed">Send</button></div>',
    act: 'setTimeout(() => { $(\'#place\').innerHTML = \'<p>Sent. <a id="seen" href="/orders">Orders</a></p>\' }, 500)',
    to: 'seen',
  },
  {
    name: 'the heading of the page, where nothing else is left',
    html: '<div id="place"><button id="pressed">Remove</button></div>',
    act: "$('#main').replaceChildren()",
    to: 'page-title',
  },
];

/** Opens a page and interacts with it, which loads the code that restores the focus. */
async function openUsed(page: Page): Promise<void> {
  const fetched = page.waitForResponse(/focus-restoration/);
  await openLive(page, '/contacts');
  await page.keyboard.press('Shift');
  await (await fetched).finished();
}

test('the focus goes to a sensible place when its control disappears', async ({ page }) => {
  await openUsed(page);
  for (const { name, html, act, to } of cases) {
    // Passed as text, because the page's policy allows no functions to be made from text.
    await page.evaluate(`{
      const $ = (at) => document.querySelector(at);
      $('#main').innerHTML = ${JSON.stringify(`<section>${html}</section>`)};
      $('#pressed').addEventListener('click', () => { ${act} }, { once: true });
    }`);
    await page.locator('#pressed').press('Enter');
    await expect(page.locator(`#${to}`), name).toBeFocused();
  }
});

test("the focus isn't moved after the reader has moved it", async ({ page }) => {
  await page.clock.install();
  await openUsed(page);
  await page.evaluate(() => {
    const main = document.querySelector('#main');
    if (main) main.innerHTML = '<ul><li><input id="left"></li><li><button>Next</button></li></ul>';
  });
  await page.locator('#left').focus();
  await page.mouse.click(640, 700);
  await page.evaluate(() => document.querySelector('#left')?.closest('li')?.remove());
  await page.clock.runFor(2000);
  await expect(page.locator('#main :focus')).toHaveCount(0);
});
