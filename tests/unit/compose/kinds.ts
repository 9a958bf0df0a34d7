import type { OrderKind } from '../../../src/domain/order/order.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { accessoryLine, soundAccessoriesDraft } from '../../fixtures/accessories.ts';
import { progressiveDraft } from '../../fixtures/rx.ts';
import { soundStockDraft, stockLine } from '../../fixtures/stock.ts';
import { openTab } from '../../support/browser-tab.ts';

/** The steps of a story on a screen, for any kind of order composed there. */
async function openRx() {
  const { composeRx } = await import('../../../src/stores/rx/compose.ts');
  const { refreshCatalogue } = await import('../../../src/stores/rx/catalogue.ts');
  await refreshCatalogue();
  const { form, order } = composeRx();
  const { emptyRxDraft } = await import('../../../src/domain/rx/draft/draft.ts');
  return {
    order,
    follow: () => order.follow(emptyRxDraft()),
    type: (reference: string) => form.type('reference', reference),
    /** Makes the order sound. */
    complete: () => form.replace({ ...progressiveDraft(), reference: form.$draft.get().reference }),
    spoil: () => form.type('right.axis', ''),
    shows: () => form.$draft.get().reference,
    marks: () => [...form.$issues.get().keys()] as string[],
  };
}

async function openStock() {
  const { singleOrder, $single, $singleIssues, changeSingle } = await import(
    '../../../src/stores/stock/single.ts'
  );
  const { refreshStock } = await import('../../../src/stores/stock/stock.ts');
  await refreshStock();
  const { emptyStockDraft } = await import('../../../src/domain/stock/draft-content.ts');
  return {
    order: singleOrder,
    follow: () => singleOrder.follow(emptyStockDraft()),
    type: (reference: string) => changeSingle({ reference }),
    complete: () => changeSingle({ lines: soundStockDraft().lines }),
    spoil: () => changeSingle({ lines: [stockLine(-175, 0, 1)] }),
    shows: () => $single.get().reference,
    marks: () => $singleIssues.get().map(({ path }) => path),
  };
}

async function openAccessories() {
  const { accessoriesOrder, $draft, $issues, changeDraft } = await import(
    '../../../src/stores/accessories/accessories.ts'
  );
  const { refreshAccessories } = await import(
    '../../../src/stores/accessories/accessories-list.ts'
  );
  await refreshAccessories();
  const { emptyAccessoriesDraft } = await import('../../../src/domain/accessories/draft.ts');
  return {
    order: accessoriesOrder,
    follow: () => accessoriesOrder.follow(emptyAccessoriesDraft()),
    type: (reference: string) => changeDraft({ reference }),
    complete: () => changeDraft({ lines: soundAccessoriesDraft().lines }),
    spoil: () => changeDraft({ lines: [accessoryLine('large', 1)] }),
    shows: () => $draft.get().reference,
    marks: () => $issues.get().map(({ path }) => path),
  };
}

const found = (path: string): Issue => ({ path, code: 'invalid' });

/** Each kind of order, with a field its lab can find something wrong with. */
export const stories = {
  rx: { name: 'a prescription', openScreen: openRx, refusal: found('right.sphere') },
  stock: { name: 'stock lenses', openScreen: openStock, refusal: found('lines.0.pieces') },
  accessories: {
    name: 'accessories',
    openScreen: openAccessories,
    refusal: found('lines.0.pieces'),
  },
} satisfies Record<OrderKind, unknown>;

export const kinds = Object.values(stories);

export type Kind = (typeof kinds)[number];

/** Opens the screen of a kind in a new tab, and waits until its draft is loaded. */
export async function compose({ openScreen }: Kind, signedIn: SignedIn | null, asked = '') {
  const tab = await openTab(signedIn);
  const screen = await openScreen();
  Object.assign(location, { search: asked && `?preorder=${asked}` });
  const end = screen.follow();
  await screen.order.whenKnown();
  const { $toasts } = await import('../../../src/stores/shell/toasts.ts');
  const { duplicatePreorder } = await import('../../../src/stores/compose/duplicate.ts');
  await tab.loadRecords();
  return { ...tab, ...screen, end, $toasts, duplicatePreorder };
}
