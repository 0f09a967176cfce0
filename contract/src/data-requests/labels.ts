import type { DataRequestKind, DataRequestSource, DataRequestState } from './fields.js'

type Labels<Name extends string> = Readonly<Record<Name, { vi: string; en: string }>>

export const dataRequestKindLabels: Labels<DataRequestKind> = {
  export: { vi: 'Bản sao dữ liệu', en: 'Copy of the data' },
  erasure: { vi: 'Xóa dữ liệu', en: 'Erasure' },
  withdrawal: { vi: 'Rút lại đồng ý', en: 'Withdrawn consent' },
}

export const dataRequestSourceLabels: Labels<DataRequestSource> = {
  member: { vi: 'Thành viên', en: 'Member' },
  guest: { vi: 'Khách, qua liên kết', en: 'Guest, by link' },
  phone: { vi: 'Điện thoại', en: 'Phone' },
  email: { vi: 'Email', en: 'Email' },
  letter: { vi: 'Thư', en: 'Letter' },
}

export const dataRequestStateLabels: Labels<DataRequestState> = {
  overdue: { vi: 'Quá hạn', en: 'Overdue' },
  open: { vi: 'Chờ trả lời', en: 'Open' },
  answered: { vi: 'Đã trả lời', en: 'Answered' },
}
