interface NoticeRow {
  id: string;
  textFa: string;
  textEn: string;
  fromDay: string;
  untilDay: string;
}

/** The lab's announcements to all shops. */
export interface NoticeTables {
  notices: NoticeRow;
}
