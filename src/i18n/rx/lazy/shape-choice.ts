import { messages } from '../../language/message.ts';

/** Texts for choosing a standard shape. */
export const shapeChoice = messages('shapeChoice', {
  unchosen: ['انتخاب نشده', 'Not chosen'],
  needed: [
    'عرض (A) و ارتفاع (B) را وارد کنید تا شکل به همان اندازه تراش بخورد.',
    'Enter A and B: the lens is edged to this shape in their size.',
  ],
  measured: [
    'این شکل در اندازهٔ این فریم: قطر مؤثر (ED) {ed}، محیط {round}.',
    'This shape in the frame’s size: ED {ed}, circumference {round}.',
  ],
  useEd: ['ثبت همین ED', 'Use this ED'],
});
