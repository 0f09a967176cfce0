import { languageOf } from '../labels'

const texts = {
  vi: {
    send: 'Gửi duyệt',
    sendAgain: 'Gửi duyệt lại',
    saveFirst: 'Hãy lưu bản nháp trước khi gửi duyệt.',
    waiting: (who: string, when: string) => `${who} gửi duyệt lúc ${when}.`,
    returned: (who: string, when: string) => `${who} trả lại lúc ${when}:`,
    approved: (who: string, when: string) => `${who} đã duyệt lúc ${when}.`,
    decide: 'Đăng để duyệt, hoặc trả lại kèm góp ý.',
    comment: 'Góp ý cho người gửi',
    giveBack: 'Trả lại',
    person: 'Tài khoản đã xóa',
    failed: 'Chưa thực hiện được. Hãy thử lại sau ít phút.',
  },
  en: {
    send: 'Send for review',
    sendAgain: 'Send for review again',
    saveFirst: 'Save the draft before you send it for review.',
    waiting: (who: string, when: string) => `Sent for review by ${who}, ${when}.`,
    returned: (who: string, when: string) => `Returned by ${who}, ${when}:`,
    approved: (who: string, when: string) => `Approved by ${who}, ${when}.`,
    decide: 'Publish it to approve, or return it with a comment.',
    comment: 'Comment for the contributor',
    giveBack: 'Return',
    person: 'a deleted account',
    failed: 'This did not work. Try again in a minute.',
  },
}

export const textsOf = (language: string) => texts[languageOf(language)]
