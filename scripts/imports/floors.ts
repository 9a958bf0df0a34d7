const upwards = (names: string) => names.trim().split(/\s+/);
/**
 * The floors inside a layer, from the ground up: a folder may import those before it and never one after it, so there
 * are no circles among them. `.` is the layer's own files, `*` any feature that is not named: it needs an entry only when
 * another feature is to import it, or it has folders of its own.
 */
export const floors: Record<string, readonly string[]> = {
  'src/domain': upwards(`
    vocabulary typed lab-format frame catalogue optics rx shelf stock power-grid lifecycle stock-table spreadsheet
    table-file rx/warnings rx/rules rx/draft accessories revisions accounts pasted-rx/writing pasted-rx/items
    pasted-rx/lines pasted-rx pasted-rx/message * order order-file delivery promise advice drawing lab-file`),
  'src/stores': upwards(`
    abilities shell lists lab-list leaving live selection device/records device/drafts device/outbox device compose
    shelf rx stock power-grid stock-files table-file dashboard people second-factor tiers * stockroom orders ledger
    preorders counter`),
  'src/i18n': upwards(`
    language calendar shell credit login privacy dashboard rx rx/names issues rx/late drawing drawing/toggle device
    shelf stock power-grid stock-files revisions amount table-file orders order tiers * audit`),
  'src/ui': upwards(`
    base forms facts shell compose rx drawing shelf age orders order-list order dashboard ticket lab-table *`),
  'src/islands': upwards(`
    base dropped-files dialog abilities toasts update waiting feed shell/header shell/drawer shell drawing
    drawing/toggle compose credit rx/form rx/fields rx/late/fields rx/late/eyes rx/late/origin rx/late/services
    rx/late/frame rx/late/more rx/late/people rx/late/sending rx/late/history rx/late/chooser rx/late rx/drawing
    rx/fold rx/eyes rx/lens rx/sending shelf/late shelf accessories/late stock-single power-grid/hands power-grid/notes
    power-grid/cells power-grid/more power-grid/tools order-list/calendar order-list forms lab-parts table-file
    stockroom/entry stockroom/powers stockroom/variants stockroom/low people notices dashboard/lab assortment/parts
    assortment/fields assortment/item assortment/lists assortment/prices assortment/history second-factor own-data *
    orders preorders order/drawing order/photos order/ticket order/acting order/desk order/lab order delivery counter
    caller/lab caller ledger/lab ledger .`),
  server: upwards(`
    log config concurrency auth/second-factor auth db/schema db/pool db/jobs db/embedded db backup db/audit db/shelf
    db/revisions/rows db/revisions db/prices db/known-devices db/accounts db/second-factor db/catalogue db/stock
    db/accessories db/list-history db/notices db/lab-page db/order-messages db/ledger db/order-events db/order-names
    db/orders db/changes db/order-list db/rx-history db/last-frames db/own-data db/stockroom db/photos db/deliveries
    db/hand-off catalogue orders deliveries photos housekeeping live disk metrics http ledger accounts revisions
    hand-off guards connections routes/orders routes/deliveries routes routes/changes routes/ledger routes/sign-in
    routes/accounts routes/people routes/privacy routes/profile routes/second-factor routes/stockroom routes/revisions
    routes/hand-off static sample/accessories sample admin .`),
};
