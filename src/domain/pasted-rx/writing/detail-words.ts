/** Words whose number is a detail of the order or the visit, not part of the prescription; letters folded. */
export const detailWords = {
  /** Before any number of numbers: `frame 52 18 140`, `tel 88 77 66 55`. */
  many: [
    'va|visus|vision|bcva|ucva|دید|حدت بینایی|tel|phone|mobile|fax|تلفن|موبایل|همراه|id|id no|no|code|کد|کد ملی',
    'شماره|شماره پرونده|پرونده|size|frame|frame size|فریم|سایز|سایز فریم|invoice|فاکتور|room|پلاک|واحد|طبقه|iop|k|date|تاریخ|time',
    'order|order no|order number|سفارش|شماره سفارش|ref|reference|ردیف|tray|سینی|ساعت کاری',
  ],
  /** Before one number, or a range: `index 1.56`, `delivery 3-5`. */
  one: [
    'index|idx|n|refractive index|ایندکس|ضریب شکست|ضریب|age|aged|سن|price|cost|total price|قیمت|هزینه|مبلغ|بیعانه|deposit|balance|discount|تخفیف|مانده',
    'qty|quantity|تعداد|bc|base curve|basecurve|front curve|curve|انحنای پایه|منحنی پایه|بیس کرو|بیسکرو|بیس کرف|کرو',
    'ct|et|center thickness|centre thickness|edge thickness|thickness|min thickness|min edge|ضخامت|ضخامت مرکز|ضخامت لبه|ضخامت وسط|حداقل ضخامت',
    'corridor|corridor length|corr|کریدور|طول کریدور|کوریدور|inset|decentration|delivery|delivery in|ready|ready in|تحویل|زمان تحویل|مدت تحویل|موعد',
    'dbl|ed|hbox|vbox|bridge|bridge size|temple|lens width|eye size|پل|دسته|طول دسته|عرض|عرض لنز|عرض عدسی|عرض فریم',
    'tint|density|رنگ|درصد رنگ|تینت|uv|series|gen|generation|version|نسل|سری|reading distance|working distance|فاصله مطالعه|فاصله کار|cct',
    'exam|exam date|visit|dated|due|معاینه|تاریخ معاینه|ویزیت|مورخ|مورخه',
  ],
  /** After a number: `45 years`. */
  before: [
    'تومان|تومن|ت|ریال|هزار|هزارتومان|میلیون|toman|tomans|rial|rials|irr|usd|eur|ساله|سال|years|year|yrs|yr|yo|درصد|percent',
    'عدد|عددی|تا|تایی|جفت|جفتی|حلقه|بسته|شیشه|ست|نفر|pcs|pc|piece|pieces|pair|pairs|box|boxes|sets|lenses|frames|copies',
    'day|days|روز|روزه|ماه|ماهه|هفته|week|weeks|month|months|hour|hours|hrs|ساعته|دقیقه|minutes|min|nm|kg',
  ],
  /** Before or after a number: `dia 70`, `70 Ø`. */
  either: ['dia|diam|diameter|ø|φ|قطر|blank|blank size|بلنک|بلانک|ساعت'],
  /** Treatments and materials, whose number is an index or part of the name. */
  lens: [
    'hmc|hc|shmc|hmar|ar|arc|coating|coated|blue|bluecut|photochromic|photo|transitions|pgx|cr39|cr|mr|poly|polycarbonate|trivex|aspheric|progressive|bifocal|polarized',
    'هارد|هاردکوت|مولتی|مولتیکوت|کوت|بلوکات|بلوکنترل|بلو|فتوکروم|فتوکرومیک|فتو|پلاریزه|انتی|انتیرفلکس|پلی|تدریجی|پروگرسیو|دوکانونی|سفید',
  ],
} as const;
