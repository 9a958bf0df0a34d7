/** Limits of the lab's page; lengths in UTF-16 code units. */
export const labPageLimits = { phones: 6, addresses: 4, address: 200 } as const;

/** Formats of the page's texts. Only texts in these formats reach a link. */
export const labPageForms = {
  phone: /^\+?\d[\d -]{3,19}$/,
  email: /^[^\s@<>"?&]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,4}$/,
  whatsapp: /^\+\d{8,15}$/,
  telegram: /^[a-zA-Z]\w{3,31}$/,
  website: /^https:\/\/[\w-]{1,63}(\.[\w-]{1,63}){1,4}(\/[\w./~%-]{0,100})?$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
} as const;
