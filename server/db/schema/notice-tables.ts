interface NoticeRow {
  id: string;
  text_fa: string;
  text_en: string;
  from_day: string;
  until_day: string;
}

/** The lab's announcements to all shops. */
export interface NoticeTables {
  notices: NoticeRow;
}
