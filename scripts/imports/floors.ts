const upwards = (names: string) => names.trim().split(/\s+/);
/**
 * The floors of each layer, from the bottom up: a folder may import those before it but none after it, so there are no
 * circles between them. `.` stands for the layer's own files and `*` for any feature not listed (`db/*` for those in
 * `db`). A feature needs its own entry only if another feature imports it, or if it has subfolders.
 */
export const floors: Record<string, readonly string[]> = {
  'src/domain': upwards(`
    vocabulary typed lab-format frame prices catalogue optics rx shelf stock power-grid lifecycle stock-table spreadsheet
    table-file rx/warnings rx/rules rx/draft accessories tiers revisions accounts pasted-rx/writing pasted-rx/items
    pasted-rx/lines pasted-rx pasted-rx/message warranty * order order-file delivery promise notifications reports
    advice drawing lab-file find`),
  'src/stores': upwards(`
    browser-support shell caller correcting lists leaving live device/records device/drafts device/photos
    device/outbox device compose shelf rx stock power-grid stock-files table-file dashboard people second-factor tiers
    photos * stockroom orders ledger preorders counter find`),
  'src/i18n': upwards(`
    language calendar shell credit login privacy dashboard rx rx/names issues rx/lazy drawing drawing/toggle device
    shelf stock power-grid spreadsheet stock-files revisions amount table-file orders order prices tiers * audit`),
  'src/ui': upwards(`
    base filters forms facts shell compose rx drawing shelf age orders table order-list order dashboard ticket *`),
  'src/islands': upwards(`
    base help dropped-files dialog browser-support toasts update waiting feed find shell/header shell/drawer shell/lab
    shell drawing drawing/toggle compose credit prices rx/form rx/fields rx/lazy/fields rx/lazy/eyes rx/lazy/origin
    rx/lazy/services
    rx/lazy/frame rx/lazy/more rx/lazy/people rx/lazy/sending rx/lazy/history rx/lazy/chooser rx/lazy rx/drawing
    rx/fold rx/eyes rx/lens rx/sending shelf/lazy shelf accessories/lazy stock-single/lazy stock-single power-grid/input
    power-grid/notes power-grid/cells power-grid/more power-grid/tools calendar order-list forms lab-parts table-file
    stockroom/entry stockroom/powers stockroom/variants stockroom/low people notices dashboard/lab second-factor own-data *
    orders preorders order/drawing order/photos order/ticket order/acting order/desk order/lab order scan delivery counter
    assortment/parts assortment/fields assortment/item assortment/lists assortment/prices assortment/history
    assortment caller/lab caller invoices/party invoices/lab invoices ledger/parts ledger/lab/payments ledger/lab ledger
    accounts accounts/page .`),
  server: upwards(`
    process/log process/concurrency process/config process/disk process/outgoing channels auth auth/second-factor db/embedded db/prices
    db/schema db/order-names db/pool db db/audit db/known-devices db/accounts db/order-events db/order-messages
    db/orders db/changes db/order-list db/shelf db/revisions/rows db/ledger db/accessories db/* backup
    use-cases/reports use-cases/ledger
    use-cases/orders/events use-cases/orders/kinds use-cases/orders use-cases/photos use-cases/revisions use-cases/*
    use-cases/counter sample/accessories sample live http/metrics http http/guards http/connections http/static routes
    routes/ledger routes/accounts routes/orders routes/privacy routes/* admin .`),
};
