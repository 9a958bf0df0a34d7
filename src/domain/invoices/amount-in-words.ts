type Words = readonly string[];

interface Language {
  zero: string;
  minus: string;
  /** 0 to 19. */
  small: Words;
  tens: Words;
  hundred(count: number): string;
  /** Separators within a number below a thousand; `hundreds` also precedes a final part below a hundred. */
  within: { tens: string; hundreds: string };
  /** Separator between groups of three digits. */
  between: string;
  thousand: string;
  million: string;
  milliard: string;
}

const words = (text: string): Words => text.split(' ');

const persian: Language = {
  zero: 'صفر',
  minus: 'منهای',
  small: [
    '',
    ...words('یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده'),
    ...words('شانزده هفده هجده نوزده'),
  ],
  tens: ['', '', ...words('بیست سی چهل پنجاه شصت هفتاد هشتاد نود')],
  hundred: (count) => words('_ صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد')[count] ?? '',
  within: { tens: ' و ', hundreds: ' و ' },
  between: ' و ',
  thousand: 'هزار',
  million: 'میلیون',
  milliard: 'میلیارد',
};

const english: Language = {
  zero: 'zero',
  minus: 'minus',
  small: [
    '',
    ...words('one two three four five six seven eight nine ten eleven twelve thirteen fourteen'),
    ...words('fifteen sixteen seventeen eighteen nineteen'),
  ],
  tens: ['', '', ...words('twenty thirty forty fifty sixty seventy eighty ninety')],
  hundred: (count) => `${english.small[count]} hundred`,
  within: { tens: '-', hundreds: ' and ' },
  between: ' ',
  thousand: 'thousand',
  million: 'million',
  milliard: 'billion',
};

const languages = { fa: persian, en: english } as const;

function belowHundred(count: number, { small, tens, within }: Language): string {
  if (count < 20) return small[count] ?? '';
  const unit = small[count % 10] ?? '';
  return [tens[Math.floor(count / 10)], unit].filter(Boolean).join(within.tens);
}

function belowThousand(count: number, language: Language): string {
  const hundreds = Math.floor(count / 100);
  const parts = [
    hundreds > 0 ? language.hundred(hundreds) : '',
    belowHundred(count % 100, language),
  ];
  return parts.filter(Boolean).join(language.within.hundreds);
}

/** A number above 0. Amounts above a milliard are counted in milliards, as people say it: `یک هزار میلیارد`. */
function whole(count: number, language: Language): string {
  const groups = [
    [1e9, language.milliard],
    [1e6, language.million],
    [1e3, language.thousand],
  ] as const;
  const parts: string[] = [];
  let rest = count;
  for (const [size, name] of groups) {
    if (rest >= size) parts.push(`${whole(Math.floor(rest / size), language)} ${name}`);
    rest %= size;
  }
  const groupsSaid = parts.join(language.between);
  if (rest === 0) return groupsSaid;
  const joint = rest < 100 ? language.within.hundreds : language.between;
  return [groupsSaid, belowThousand(rest, language)].filter(Boolean).join(joint);
}

/** A whole number in words: 1,250 as `یک هزار و دویست و پنجاه`, or `one thousand two hundred and fifty`. */
export function inWords(count: number, locale: keyof typeof languages): string {
  const language = languages[locale];
  if (count === 0) return language.zero;
  const said = whole(Math.abs(count), language);
  return count < 0 ? `${language.minus} ${said}` : said;
}
