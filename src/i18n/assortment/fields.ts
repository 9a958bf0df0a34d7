import { type Message, messages } from '../language/message.ts';

/** Labels of the fields of coatings, services, conflicts, designs and accessories, by their paths. */
export const fieldNames = messages('assortmentFields', {
  id: ['شناسه', 'ID'],
  'name.fa': ['نام فارسی', 'Name in Persian'],
  'name.en': ['نام انگلیسی', 'Name in English'],
  'reason.fa': ['دلیل به فارسی', 'Reason in Persian'],
  'reason.en': ['دلیل به انگلیسی', 'Reason in English'],
  'description.fa': ['توضیح فارسی', 'Description in Persian'],
  'description.en': ['توضیح انگلیسی', 'Description in English'],
  price: ['قیمت یک عدسی (تومان)', 'Price of one lens (toman)'],
  isGeneral: ['قیمت عمومی برقرار است', 'The general price applies'],
  isHard: ['هاردکوت است', 'It is a hard coat'],
  workingDays: ['روزهای کاری که اضافه می‌کند', 'Working days it adds'],
  position: ['جایگاه در فهرست', 'Place in the list'],
  kind: ['نوع', 'Kind'],
  one: ['این انتخاب', 'This choice'],
  other: ['با این انتخاب', 'With this choice'],
  minimumHeight: ['حداقل ارتفاع (mm)', 'Minimum height (mm)'],
  corridors: ['کریدورها (mm)', 'Corridors (mm)'],
  individualValues: ['مقادیر فردی که استفاده می‌کند', 'Individual values it uses'],
  variants: ['جنس‌ها و رنگ‌ها', 'Variants'],
  index: ['ضریب شکست', 'Index'],
  colour: ['نوع عدسی', 'Lens type'],
  coatings: ['پوشش‌ها', 'Coatings'],
  bands: ['محدوده‌های نمره', 'Power ranges'],
  sphereMin: ['اسفر از', 'SPH from'],
  sphereMax: ['اسفر تا', 'SPH to'],
  cylinderMin: ['سیلندر تا', 'CYL to'],
  combinedMin: ['جمع نمره تا', 'SPH+CYL to'],
  rowPrice: ['قیمت (تومان)', 'Price (toman)'],
  variantId: ['شناسه', 'ID'],
  priceLists: ['فهرست‌های قیمت', 'Price lists'],
  category: ['دسته', 'Category'],
  drawing: ['طرح', 'Drawing'],
  lowStock: ['موجودی کم، تا (عدد)', 'Low stock, up to (pieces)'],
  swatch: ['رنگ طرح', 'Colour of the drawing'],
  tiers: ['قیمت‌ها', 'Prices'],
  tier: ['گروه قیمت', 'Price group'],
  variant: ['برای', 'For'],
  breaks: ['پله‌های تعداد', 'Quantity breaks'],
  from: ['از (عدد)', 'From (pieces)'],
  cylinderMax: ['سیلندر از', 'CYL from'],
  diameter: ['قطر (mm)', 'Diameter (mm)'],
  code: ['کد', 'Code'],
  percent: ['درصد تخفیف', 'Discount in percent'],
  discountOf: ['روی سفارش‌های', 'On orders of'],
  pairDays: ['جفت دوم تا (روز)', 'Second pair within (days)'],
  firstDay: ['از روز', 'From'],
  lastDay: ['تا روز', 'Until'],
  account: ['حساب', 'Account'],
  level: ['حداقل موجودی (عدد)', 'Minimum stock (pieces)'],
  timeZone: ['منطقهٔ زمانی', 'Time zone'],
  cutOffHour: ['ساعت پایان سفارش روز', 'Cut-off hour'],
  stockDays: ['روزهای کاری عدسی استوک', 'Working days of stock lenses'],
  offDays: ['روزهای تعطیل هفته', 'Weekdays off'],
  holidays: ['تعطیلات', 'Holidays'],
});

/** Hints below fields. */
const fieldHints = messages('assortmentHints', {
  id: [
    'حروف کوچک انگلیسی، رقم و خط تیره. پس از ذخیره تغییر نمی‌کند.',
    'Lowercase letters, digits and hyphens. It can’t be changed once saved.',
  ],
  variantId: ['خالی: از روی نام ساخته می‌شود.', 'Empty: made from the name.'],
  code: [
    'آنچه فروشگاه‌ها می‌نویسند، مانند HMC. خالی: از روی نام ساخته می‌شود.',
    'What shops type, such as HMC. Empty: made from the name.',
  ],
  'name.fa': ['خالی: همان نام انگلیسی', 'Empty: the same as in English'],
  'name.en': ['خالی: همان متن فارسی', 'Empty: the same as in Persian'],
  'reason.en': ['خالی: همان متن فارسی', 'Empty: the same as in Persian'],
  'description.fa': ['خالی: همان نام', 'Empty: the name'],
  'description.en': ['خالی: همان متن فارسی', 'Empty: the same as in Persian'],
  percent: [
    'عدد صحیح از ۱ تا ۱۰۰. اگر چند تخفیف با هم باشد، فقط بیشترین حساب می‌شود.',
    'A whole number from 1 to 100. Where several apply, only the highest counts.',
  ],
  pairDays: [
    'فقط برای جفت دوم، تا چند روز پس از جفت اول؛ معمولاً ۳۰. خالی: برای همهٔ سفارش‌ها.',
    'For second pairs alone, so many days after the first; usually 30. Empty: for all orders.',
  ],
  lastDay: ['آن روز هم حساب است.', 'That day is included.'],
  bands: [
    'نمره‌ها را با علامت بنویسید، مانند \u2066+4.00\u2069 و \u2066−6.00\u2069. صفر علامت نمی‌خواهد.',
    'Enter powers with their sign, such as +4.00 and −6.00. Zero needs none.',
  ],
  workingDays: ['خالی: هیچ', 'Empty: none'],
  cylinderMax: ['خالی: ۰', 'Empty: 0'],
  minimumHeight: ['اگر حداقلی ندارد خالی بگذارید.', 'Leave it empty if there is none.'],
  corridors: ['مانند ۱۱، ۱۴، ۱۷؛ یا خالی', 'Such as 11, 14, 17; or empty'],
  individualValues: [
    'فرم سفارش فقط همین‌ها را می‌پرسد. اگر فاصلهٔ کار یا دگرسیون انتخاب شود، وارد کردن آن اجباری است.',
    'The order form asks for these only. Working distance and degression are required if chosen.',
  ],
  swatch: ['مانند ‎#0b7a75، یا خالی', 'Such as #0b7a75, or empty'],
});

/** Names of a list's rows. */
const rowNames = messages('assortmentRows', {
  variants: ['جنس یا رنگ {number}', 'Variant {number}'],
  bands: ['محدودهٔ {number}', 'Range {number}'],
  priceLists: ['فهرست قیمت {number}', 'Price list {number}'],
  breaks: ['پلهٔ {number}', 'Break {number}'],
  tiers: ['گروه قیمت {number}', 'Price group {number}'],
});

/** Labels of the buttons that add a row. */
const addWords = messages('assortmentAdding', {
  variants: ['افزودن جنس یا رنگ', 'Add a variant'],
  bands: ['افزودن محدودهٔ نمره', 'Add a power range'],
  priceLists: ['افزودن فهرست قیمت', 'Add a price list'],
  breaks: ['افزودن پلهٔ تعداد', 'Add a quantity break'],
  tiers: ['افزودن قیمت یک گروه', 'Add prices of a group'],
  any: ['افزودن', 'Add'],
});

type Names = Readonly<Record<string, Message>>;

type Labelled = { readonly path: string; readonly label?: string };

const keyOf = ({ path, label }: Labelled) => label ?? path;

/** The label of a field; its path if it has no label. */
export const fieldName = (field: Labelled): Message =>
  (fieldNames.texts as Names)[keyOf(field)] ?? [field.path, field.path];

export const fieldHint = (field: Labelled): Message | undefined =>
  (fieldHints.texts as Names)[keyOf(field)];

/** The label of the button that adds a row to a list. */
export const addRowWords = (field: Labelled): Message =>
  (addWords.texts as Names)[keyOf(field)] ?? addWords.texts.any;

/** The name of a list's row, with the placeholder `{number}`. */
export const rowName = (field: Labelled): Message =>
  (rowNames.texts as Names)[keyOf(field)] ?? ['{number}', '{number}'];
