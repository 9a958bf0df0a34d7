import type { Locator, Page } from 'playwright';
import { account, accounts } from '../../../src/i18n/accounts/accounts.ts';
import { catalogueTexts } from '../../../src/i18n/assortment/catalogue.ts';
import { addRowWords } from '../../../src/i18n/assortment/fields.ts';
import { itemForm } from '../../../src/i18n/assortment/item-form.ts';
import { newItemWords } from '../../../src/i18n/assortment/items.ts';
import { firstStepNames, firstStepTexts } from '../../../src/i18n/first-steps/first-steps.ts';
import type { Locale } from '../../../src/i18n/language/locale.ts';
import { type Message, pick } from '../../../src/i18n/language/message.ts';
import { people } from '../../../src/i18n/people/people.ts';
import { stockroom, taskActs, taskNames } from '../../../src/i18n/stockroom/stockroom.ts';
import { welcome } from '../../../src/i18n/welcome/welcome.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { startWithFirstUser } from '../support/panel-server.ts';
import { references } from '../support/references.ts';
import { field } from '../support/rx.ts';
import { signInAs } from '../support/sign-in.ts';

const chief = { account: 'Clear Lab', username: 'chief', password: 'nine grinding benches' };

const password = 'سه قاب روی یک قفسه';

/** How long a person needs, ms: to aim and click, to press a key, and to look at a screen or part of a form. */
const pace = { press: 2000, key: 350, look: 4000 } as const;

/** Most minutes that the first hour's work may take at that pace. */
const mostMinutes = 12;

/** Names that a lab gives its things. */
const names = {
  fa: {
    group: 'همکار',
    coating: 'ضدانعکاس',
    designs: ['تک‌دید', 'تدریجی روز'],
    lens: 'هیدروفوب ۱٫۵۶',
    owner: 'مینا',
    username: 'مینا',
    shop: 'عینک گوشه',
    reference: 'سفارش یک',
  },
  en: {
    group: 'Partner',
    coating: 'Anti-reflective',
    designs: ['Single vision', 'Progressive day'],
    lens: 'Hydrophobic 1.56',
    owner: 'Mina',
    username: 'mina',
    shop: 'Optics at the Corner',
    reference: 'first',
  },
} as const;

/** A person at the panel, whose clicks and keystrokes are counted. */
function personAt(page: Page, locale: Locale) {
  const done = { presses: 0, keys: 0, looks: 0 };
  const name = (text: Message) => pick(text, locale);
  return {
    name,
    button: (text: Message, within: Page | Locator = page) =>
      within.getByRole('button', { name: name(text), exact: true }),
    async press(target: Locator) {
      done.presses += 1;
      await target.click();
    },
    async type(target: Locator, text: string) {
      done.presses += 1;
      done.keys += text.length;
      if (locale === 'fa') expect(text, 'what is typed in Persian').not.toMatch(/[a-z]/i);
      await target.fill(text);
    },
    async choose(target: Locator, chosen: string) {
      done.presses += 2;
      await target.selectOption(chosen);
    },
    async open(path: string) {
      done.presses += 1;
      done.looks += 1;
      await openLive(page, path);
    },
    look() {
      done.looks += 1;
    },
    summary() {
      const { presses, keys, looks } = done;
      const ms = presses * pace.press + keys * pace.key + looks * pace.look;
      return { ...done, minutes: Math.round(ms / 6000) / 10 };
    },
  };
}

type Person = ReturnType<typeof personAt>;

/** The name field for the panel's language; the other stays empty. */
const nameField = (page: Page, locale: Locale) => field(page, `name.${locale}`);

async function makeDesign(
  page: Page,
  { press, type, choose, button }: Person,
  { locale, name, kind }: { locale: Locale; name: string; kind: string },
) {
  await press(button(newItemWords('design')).first());
  await choose(field(page, 'kind'), kind);
  await type(nameField(page, locale), name);
  await press(button(addRowWords({ path: 'variants' })));
  await type(field(page, 'variants.0.index'), '1.56');
  await choose(field(page, 'variants.0.colour'), 'clear');
  await press(field(page, 'variants.0.coatings').first());
  await press(button(addRowWords({ path: 'bands' })));
  for (const [part, text] of [
    ['sphereMin', '-6'],
    ['sphereMax', '4'],
    ['cylinderMin', '-2'],
    ['combinedMin', '-8'],
    ['price.toman', '250000'],
  ] as const) {
    await type(field(page, `variants.0.bands.0.${part}`), text);
  }
  await press(button(itemForm.texts.save));
  // A power without a sign is never assumed to be plus or minus.
  const sphere = field(page, 'variants.0.bands.0.sphereMax');
  await expect(sphere).toHaveAccessibleDescription(/\+4.*−4/);
  await type(sphere, '+4');
  await press(button(itemForm.texts.save));
  await expect(page.locator('.table-row', { hasText: name })).toBeVisible();
}

async function makeStockLens(page: Page, person: Person, locale: Locale, groups: string[]) {
  const { press, type, choose, button } = person;
  await press(button(newItemWords('stockLens')).first());
  await type(nameField(page, locale), names[locale].lens);
  await type(field(page, 'index'), '1.56');
  for (const [row, group] of groups.entries()) {
    await press(button(addRowWords({ path: 'tiers' })));
    await choose(field(page, `tiers.${row}.tier`), group);
    await press(button(addRowWords({ path: 'bands' })).nth(row));
    const band = `tiers.${row}.bands.0`;
    await type(field(page, `${band}.sphereMin`), '-4');
    await type(field(page, `${band}.sphereMax`), '0');
    await type(field(page, `${band}.cylinderMin`), '-2');
    await press(button(addRowWords({ path: 'breaks' })).nth(row));
    await type(field(page, `${band}.breaks.0.price.toman`), `${90_000 - row * 10_000}`);
  }
  await press(button(itemForm.texts.save));
  await expect(page.locator('.table-row', { hasText: names[locale].lens })).toBeVisible();
}

async function fillShelf(page: Page, { press, type, button, name, look, open }: Person) {
  await open('/shelf');
  await press(button(stockroom.texts.fromPrices));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/153|۱۵۳/);
  await press(button(stockroom.texts.saveChanges, dialog));
  await expect(page.locator('.stockroom-outcome')).toContainText(/153|۱۵۳/);
  look();
  await press(button(taskNames.texts.receipt));
  await type(page.locator('#stockroom-fill'), '10');
  await press(button(stockroom.texts.fill));
  await press(button(taskActs.texts.receipt));
  await expect(page.locator('.stockroom-entry')).toContainText(name(stockroom.texts.nothingTyped));
}

/** Adds the account. Returns the address at which its owner sets a password. */
async function addAccount(
  page: Page,
  { press, type, choose, button, name, open }: Person,
  locale: Locale,
) {
  const { owner, username, shop, group } = names[locale];
  await open('/accounts');
  await press(button(accounts.texts.add).first());
  const dialog = page.getByRole('dialog');
  await type(field(page, 'ownerName'), owner);
  await type(field(page, 'ownerUsername'), username);
  await type(dialog.locator('[name="name"]'), shop);
  await choose(dialog.locator('[name="tier"]'), group);
  await press(button(account.texts.save, dialog));
  await press(
    page.getByRole('button', { name: name(people.texts.makeLinkNamed).replace('{name}', owner) }),
  );
  return page.getByLabel(name(people.texts.address)).inputValue();
}

/** Each test has a lab with an empty database and its first user. */
const story = test.extend({
  panel: [
    async ({ panelDir }, use) => {
      const started = await startWithFirstUser(panelDir, chief);
      await use(started);
      await started.stop();
    },
    { scope: 'test', timeout: 240_000 },
  ],
});

story.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sets up what the lab sells, starting from its list of first steps. */
async function setUp(page: Page, person: Person, locale: Locale) {
  const { press, type, button, name } = person;
  const own = names[locale];
  const steps = page.locator('.first-steps');
  const tab = (text: Message) => page.locator('.assortment-tabs a', { hasText: name(text) });
  await press(steps.getByRole('link', { name: name(firstStepNames.texts.tiers) }));
  await press(button(newItemWords('tier')));
  await type(nameField(page, locale), own.group);
  await press(button(itemForm.texts.save));
  await expect(page.locator('.table-row', { hasText: own.group })).toBeVisible();

  await press(tab(catalogueTexts.texts.coatings));
  await press(button(newItemWords('coating')).first());
  await type(nameField(page, locale), own.coating);
  await type(field(page, 'price.toman'), '120000');
  await press(button(itemForm.texts.save));
  await expect(page.locator('.table-row', { hasText: own.coating })).toBeVisible();

  await press(tab(catalogueTexts.texts.designs));
  const [single, progressive] = own.designs;
  await makeDesign(page, person, { locale, name: single, kind: 'singleVision' });
  await makeDesign(page, person, { locale, name: progressive, kind: 'progressive' });

  await press(tab(catalogueTexts.texts.stock));
  await makeStockLens(page, person, locale, [name(['عادی', 'Standard']), own.group]);
  await fillShelf(page, person);
}

/** The account's owner sets a password and places an order. */
async function orderFirst(
  page: Page,
  person: Person,
  { link, locale }: { link: string; locale: Locale },
) {
  const { press, type, name, open } = person;
  const { username, lens, reference } = names[locale];
  await open(link);
  await type(page.getByLabel(name(welcome.texts.password)), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: name(welcome.texts.set) })).toBeVisible();
  await signInAs(page, { username, password });
  await open('/stockSingle');
  await press(page.getByRole('button', { name: lens }));
  await type(page.locator('#reference'), reference);
  await type(page.locator('#line'), '-2.00 -0.50 ×4');
  await page.locator('#line').press('Enter');
  await press(page.getByRole('button', { name: name(['ارسال سفارش', 'Send order']) }));
  await expect.poll(() => references(page)).toContain(reference);
}

for (const locale of ['fa', 'en'] as const) {
  story(
    `a new lab is set up and gets its first order, in ${locale}`,
    async ({ page, newVisitor }) => {
      await presetStorage(page, { locale });
      await signInAs(page, chief);
      const person = personAt(page, locale);
      const steps = page.locator('.first-steps');
      await expect(
        steps.getByRole('heading', { level: 2, name: person.name(firstStepTexts.texts.title) }),
      ).toBeVisible();
      await expect(page.locator('.card-needs .first-steps')).toHaveCount(0);
      await setUp(page, person, locale);
      const link = await addAccount(page, person, locale);
      const shop = await newVisitor();
      await presetStorage(shop, { locale });
      const buyer = personAt(shop, locale);
      await orderFirst(shop, buyer, { link, locale });
      await person.open('/');
      await expect(page.locator('.card-latest')).toContainText(names[locale].shop);
      await expect(steps).toHaveCount(0);
      const [lab, ordering] = [person.summary(), buyer.summary()];
      const summary = `lab ${JSON.stringify(lab)}, shop ${JSON.stringify(ordering)}`;
      story.info().annotations.push({ type: 'pace', description: summary });
      expect(lab.minutes + ordering.minutes, summary).toBeLessThanOrEqual(mostMinutes);
    },
  );
}
