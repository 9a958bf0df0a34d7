interface NoticeRow {
  id: string;
  textFa: string;
  textEn: string;
  fromDay: string;
  untilDay: string;
}

/** The lab's announcements to all shops, and notices to single accounts. */
export interface NoticeTables {
  notices: NoticeRow;
  accountNotices: NoticeRow & { accountId: string };
}
