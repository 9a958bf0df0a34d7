import { messages } from '../../language/message.ts';

/** Texts of the folded parts of the prescription form; loaded when they open. */
export const rxLazy = messages('rxLazy', {
  prismHorizontal: ['پریزم افقی', 'Prism in/out'],
  prismVertical: ['پریزم عمودی', 'Prism up/down'],
  in: ['به داخل', 'In'],
  out: ['به خارج', 'Out'],
  up: ['به بالا', 'Up'],
  down: ['به پایین', 'Down'],
  solid: ['یکدست', 'Solid'],
  gradient: ['دگراده (سایه‌روشن)', 'Gradient'],
  bevelled: ['تمام‌فریم (لبهٔ V)', 'Full rim (bevel)'],
  grooved: ['نیم‌گریف نایلونی (شیار)', 'Half rim, nylon (groove)'],
  drilled: ['گریف (سوراخ‌کاری)', 'Rimless (drilled)'],
  movedInwards: [
    'جابه‌جایی مرکز {move} به داخل؛ حداقل بلنک (تقریبی) {least}.',
    'Decentration {move} in; minimum blank (estimate) {least}.',
  ],
  movedOutwards: [
    'جابه‌جایی مرکز {move} به خارج؛ حداقل بلنک (تقریبی) {least}.',
    'Decentration {move} out; minimum blank (estimate) {least}.',
  ],
  uncentred: ['بدون جابه‌جایی: پریزم {amount}.', 'Without decentration: {amount} of prism.'],
  vertexOffer: ['نمره پس از جبران فاصلهٔ رأسی:', 'Power as worn (vertex compensation):'],
  vertexApply: ['استفاده از این نمره‌ها', 'Use these powers'],
  vertexApplied: [
    'نمره‌های جبران‌شده جایگزین نمره‌های قبلی شد.',
    'The compensated powers replaced the typed ones.',
  ],
  assumed: ['اگر خالی بماند: میانگین {value}', 'If empty: average {value}'],
  usualNearPd: [
    'پی‌دی نزدیک معمولاً در هر چشم \u2066۲\u00a0mm\u2069 کمتر از پی‌دی دور است:',
    'The near PD is usually 2\u00a0mm less than the distance PD, each eye:',
  ],
  useNearPd: ['استفاده از این‌ها', 'Use these'],
  availability: ['این نمره در این طراحی', 'This power in this design'],
  made: ['ساخته می‌شود', 'Made to order'],
  inStock: ['در استوک هست', 'Kept in stock'],
  outOfRange: ['خارج از محدوده', 'Out of range'],
  alsoStock: ['این نمره‌ها در استوک هم هست:', 'These powers are also in stock:'],
  fromStock: ['سفارش از استوک', 'Order from stock'],
});
