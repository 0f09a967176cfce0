import { languageOf } from '../labels'

const texts = {
  vi: {
    title: 'Nhập, xuất tệp',
    export: 'Xuất',
    exportHint:
      'Mỗi mục một dòng, cả hai ngôn ngữ. Mục có bản nháp được xuất theo bản nháp mới nhất. Hãy giữ tệp xuất trước khi nhập: nhập lại tệp đó để hoàn tác.',
    import: 'Nhập',
    importHint:
      'Sửa tệp đã xuất rồi chọn lại ở đây: CSV (UTF-8) hoặc XLSX. Cột được nhận theo tên, có thể xóa cột không cần. Chưa có gì được lưu cho đến khi bạn bấm “Áp dụng”.',
    forPublishers: 'Chỉ biên tập viên và quản lý được nhập tệp.',
    choose: 'Chọn tệp',
    reading: 'Đang đọc và so sánh tệp…',
    trying: (done: number, all: number) => `Đang kiểm tra ${done}/${all} dòng…`,
    applying: (done: number, all: number) => `Đang lưu ${done}/${all} dòng…`,
    summary: (changed: number, unchanged: number, bad: number) =>
      `${changed} dòng thay đổi, ${unchanged} dòng không đổi, ${bad} dòng lỗi.`,
    saved: (saved: number, failed: number) =>
      failed === 0
        ? `Đã lưu ${saved} dòng.`
        : `Đã lưu ${saved} dòng, ${failed} dòng chưa lưu được.`,
    nothing: 'Tệp không thay đổi gì.',
    badRows: 'Dòng lỗi',
    changes: 'Thay đổi',
    row: (row: number) => `Dòng ${row}`,
    new: 'mới',
    draft: 'vào bản nháp, chưa lên cửa hàng',
    done: 'đã lưu',
    already: 'đã có từ trước',
    empty: '(để trống)',
    leaveOut: (bad: number) => `Bỏ qua ${bad} dòng lỗi`,
    correct: 'Hãy sửa các dòng lỗi trong tệp rồi chọn lại tệp, hoặc bỏ qua chúng.',
    apply: (rows: number) => `Áp dụng ${rows} dòng`,
    failed: 'Máy chủ không trả lời. Chưa có gì được lưu; hãy chọn lại tệp sau ít phút.',
    interrupted: (saved: number) =>
      `Bị gián đoạn sau khi lưu ${saved} dòng. Hãy chọn lại tệp: dòng đã lưu sẽ không đổi nữa.`,
  },
  en: {
    title: 'Import and export',
    export: 'Export',
    exportHint:
      'One row an entry, in both languages. An entry with a draft is exported as in its newest draft. Keep the file that you export before an import: importing it undoes the import.',
    import: 'Import',
    importHint:
      'Edit an exported file, then choose it here: CSV (UTF-8) or XLSX. Columns are found by their headings; you may remove those that you do not need. Nothing is saved before you choose “Apply”.',
    forPublishers: 'Only editors and managers import files.',
    choose: 'Choose a file',
    reading: 'Reading and comparing the file…',
    trying: (done: number, all: number) => `Checking ${done} of ${all} rows…`,
    applying: (done: number, all: number) => `Saving ${done} of ${all} rows…`,
    summary: (changed: number, unchanged: number, bad: number) =>
      `Rows: ${changed} changed, ${unchanged} unchanged, ${bad} bad.`,
    saved: (saved: number, failed: number) =>
      failed === 0 ? `Rows saved: ${saved}.` : `Rows saved: ${saved}, not saved: ${failed}.`,
    nothing: 'The file changes nothing.',
    badRows: 'Bad rows',
    changes: 'Changes',
    row: (row: number) => `Row ${row}`,
    new: 'new',
    draft: 'into the draft, not in the shop',
    done: 'saved',
    already: 'was so before',
    empty: '(empty)',
    leaveOut: (bad: number) => `Leave out the bad rows (${bad})`,
    correct: 'Correct the bad rows in the file and choose it again, or leave them out.',
    apply: (rows: number) => `Apply rows (${rows})`,
    failed: 'The server did not answer. Nothing was saved; choose the file again in a minute.',
    interrupted: (saved: number) =>
      `Interrupted after ${saved} saved rows. Choose the file again: saved rows stay as they are.`,
  },
}

export type Texts = (typeof texts)['vi']

export const textsOf = (language: string): Texts => texts[languageOf(language)]
