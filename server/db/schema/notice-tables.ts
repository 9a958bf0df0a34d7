interface NoticeRow {
  id: string;
  text_fa: string;
  text_en: string;
  from_day: string;
  until_day: string;
}

/** What the lab tells all shops. */
export interface NoticeTables {
  notices: NoticeRow;
}
