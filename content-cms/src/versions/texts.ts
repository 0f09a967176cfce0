import { languageOf } from '../labels'

const sentences = {
  unread: {
    vi: 'Chưa tải được bản mới. Những gì bạn đã nhập vẫn còn; hãy lưu lại sau ít phút.',
    en: 'The new version could not be loaded. What you typed is kept; save again in a minute.',
  },
  unanswered: {
    vi: 'Máy chủ không trả lời nên chưa rõ đã lưu hay chưa. Những gì bạn đã nhập vẫn còn; hãy lưu lại.',
    en: 'The server did not answer, so it is unclear whether this was saved. What you typed is kept; save again.',
  },
  signedOut: {
    vi: 'Phiên đăng nhập đã hết. Hãy đăng nhập lại; những gì bạn đã nhập vẫn còn.',
    en: 'Your session has ended. Sign in again; what you typed is kept.',
  },
  disputed: {
    vi: 'Hai người đã sửa cùng các ô sau. Chọn bản cần giữ cho từng ô.',
    en: 'Both of you changed these fields. Choose which value to keep in each.',
  },
  undisputed: {
    vi: 'Hai người sửa các ô khác nhau. Hãy ghép hai bản rồi lưu lại.',
    en: 'You changed different fields. Merge both versions, then save again.',
  },
  added: { vi: 'Lấy từ bản mới:', en: 'Taken from the new version:' },
  mine: { vi: 'Bản của tôi', en: 'Mine' },
  theirs: { vi: 'Bản mới đã lưu', en: 'Saved by the other person' },
  empty: { vi: '(để trống)', en: '(empty)' },
  apply: { vi: 'Ghép hai bản', en: 'Merge both versions' },
  close: { vi: 'Quay lại', en: 'Back' },
  kept: {
    vi: 'Chưa lưu những gì bạn đã nhập lúc {{time}}.',
    en: 'What you typed at {{time}} was not saved.',
  },
  keptElsewhere: {
    vi: 'Bản ngôn ngữ kia có nội dung chưa lưu: chuyển ngôn ngữ để khôi phục.',
    en: 'There is unsaved text in the other language: switch the language to restore it.',
  },
  restore: { vi: 'Khôi phục', en: 'Restore' },
  discard: { vi: 'Bỏ', en: 'Discard' },
  restored: { vi: 'Đã khôi phục. Hãy kiểm tra rồi lưu.', en: 'Restored. Check it, then save.' },
  merged: {
    vi: 'Đã ghép với bản mới đã lưu. Hãy kiểm tra rồi lưu lại.',
    en: 'Merged with the version saved meanwhile. Check the document, then save again.',
  },
} as const

export type Say = (sentence: keyof typeof sentences) => string

export const texts =
  (language: string): Say =>
  (sentence) =>
    sentences[sentence][languageOf(language)]
