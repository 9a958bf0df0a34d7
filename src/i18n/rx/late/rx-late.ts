import { messages } from '../../language/message.ts';

/** Texts of the parts of the prescription form that are fetched when they are unfolded. */
export const rxLate = messages('rxLate', {
  prismHorizontal: ['منشور (پریزم) افقی', 'Prism in/out'],
  prismVertical: ['منشور (پریزم) عمودی', 'Prism up/down'],
  in: ['به داخل', 'In'],
  out: ['به خارج', 'Out'],
  up: ['به بالا', 'Up'],
  down: ['به پایین', 'Down'],
  solid: ['یکدست', 'Solid'],
  gradient: ['دگراده (سایه‌روشن)', 'Gradient'],
  movedInwards: [
    'جابه‌جایی مرکز {move} به داخل؛ قطر لازم (برآورد) {least}.',
    'Centre moved {move} inwards; least blank (estimate) {least}.',
  ],
  movedOutwards: [
    'جابه‌جایی مرکز {move} به خارج؛ قطر لازم (برآورد) {least}.',
    'Centre moved {move} outwards; least blank (estimate) {least}.',
  ],
  uncentred: ['بدون جابه‌جایی: منشور {amount}.', 'Left uncentred: {amount} of prism.'],
  vertexOffer: [
    'نمره در فاصله‌ای که عینک قرار می‌گیرد (جبران فاصلهٔ رأسی):',
    'The power where the glasses are worn (vertex compensation):',
  ],
  vertexApply: ['همین نمره‌ها گذاشته شود', 'Use these powers'],
  vertexApplied: [
    'نمره‌های جبران‌شده جایگزین نمره‌های نوشته‌شده شد.',
    'The compensated powers replaced the typed ones.',
  ],
  assumed: ['اگر خالی بماند: میانگین {value}', 'If empty: average {value}'],
  usualNearPd: [
    'پی‌دی نزدیک معمولاً در هر چشم \u2066۲\u00a0mm\u2069 کمتر از پی‌دی دور است:',
    'The near PD is usually 2\u00a0mm less than the distance PD, each eye:',
  ],
  useNearPd: ['همین‌ها نوشته شود', 'Use these'],
  availability: ['این نمره در این طراحی', 'This power in this design'],
  made: ['ساخته می‌شود', 'Made to order'],
  inStock: ['در استوک هست', 'In stock'],
  outOfRange: ['بیرون از بازه', 'Out of range'],
  alsoStock: [
    'این نمره‌ها آماده در استوک هم هست:',
    'These powers are also kept in stock, ready-made:',
  ],
  fromStock: ['سفارش از استوک', 'Order from stock'],
});
